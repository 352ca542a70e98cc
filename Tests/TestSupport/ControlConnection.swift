import Foundation

/// An exchange with the fixture server over a plain socket, since the HTTP client itself is being tested.
struct ControlConnection {
    enum Failure: Error {
        case address
        case socket(Int32)
        case answer(String)
    }

    private let port: UInt16

    init(_ address: String) throws {
        guard let port = address.split(separator: ":").last.flatMap({ UInt16($0) }) else { throw Failure.address }
        self.port = port
    }

    func exchange(_ order: String, body: Data) throws -> Data {
        let descriptor = try connected()
        defer { close(descriptor) }
        let head = "\(order) HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Length: \(body.count)\r\n\r\n"
        let handle = FileHandle(fileDescriptor: descriptor)
        try handle.write(contentsOf: Data(head.utf8) + body)
        let answer = try handle.readToEnd() ?? Data()
        guard answer.starts(with: Data("HTTP/1.1 2".utf8)), let end = answer.range(of: Data("\r\n\r\n".utf8)) else {
            throw Failure.answer(String(decoding: answer, as: UTF8.self))
        }
        return Data(answer[end.upperBound...])
    }

    private func connected() throws -> Int32 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, length) }
        }
        guard descriptor >= 0, status == 0 else { throw Failure.socket(errno) }
        return descriptor
    }
}
