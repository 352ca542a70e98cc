import FoundationEssentials
import Glibc
import HTTP

extension HTTPResponse {
    /// Whether the answer contains the key of its request. Such an answer must not be written to disk.
    func repeatsSecret(of request: HTTPRequest) -> Bool {
        guard let secret = request.credential?.secret.revealed else { return false }
        return body.contains(Array(secret.utf8)) || headers.eTag?.text.contains(secret) ?? false
    }
}

extension Data {
    /// Searches for the first byte with the C library, which is fast.
    fileprivate func contains(_ part: [UInt8]) -> Bool {
        guard let first = part.first else { return false }
        return withUnsafeBytes { bytes in
            var rest = bytes[...]
            while rest.count >= part.count, let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress,
                let found = memchr(start, Int32(first), rest.count - part.count + 1)
            {
                if memcmp(found, part, part.count) == 0 { return true }
                rest = rest.dropFirst(found - UnsafeMutableRawPointer(mutating: start) + 1)
            }
            return false
        }
    }
}
