import CCurl
import Entities
import FoundationEssentials
import Glibc

/// One running request, and the part of its answer that has arrived. Used only on the driver's thread.
final class CurlTransfer {
    let handle: UnsafeMutableRawPointer
    private let curl: OpaquePointer
    private let request: HTTPRequest
    private let limits: CurlLimits
    private var headerList: UnsafeMutablePointer<curl_slist>?
    private var headers = HTTPHeaders()
    private var body = Data()
    private var received = 0

    init?(_ request: HTTPRequest, curl: OpaquePointer, userAgent: String, limits: CurlLimits) {
        guard let handle = matinee_curl_easy_init(curl) else { return nil }
        self.handle = handle
        self.curl = curl
        self.request = request
        self.limits = limits
        if !request.fields.contains(where: { $0.name == "Accept" }) {
            headerList = matinee_curl_list_append(curl, headerList, "Accept: application/json")
        }
        // Without this libcurl waits for leave to send a long body.
        if request.body != nil { headerList = matinee_curl_list_append(curl, headerList, "Expect:") }
        for (name, value) in request.revealedHeaders {
            headerList = matinee_curl_list_append(curl, headerList, "\(name): \(value)")
        }
        guard configure(userAgent: userAgent) else { return nil }
    }

    deinit {
        matinee_curl_easy_cleanup(curl, handle)
        matinee_curl_list_free(curl, headerList)
    }

    /// The answer, or what curl's result means, once the transfer has ended.
    func outcome(of result: CURLcode) -> Result<HTTPResponse, CatalogFailure> {
        let status = matinee_curl_number(curl, handle, CURLINFO_RESPONSE_CODE)
        guard result == CURLE_OK else {
            let errorNumber = matinee_curl_number(curl, handle, CURLINFO_OS_ERRNO)
            return .failure(failure(for: result, errorNumber: Int32(errorNumber), status: status))
        }
        return .success(HTTPResponse(status: status, headers: headers, body: body, receivedAt: time(nil)))
    }

    private func failure(for result: CURLcode, errorNumber: Int32, status: Int) -> CatalogFailure {
        if received > limits.bytes || result == CURLE_FILESIZE_EXCEEDED { return .tooLarge(limitInBytes: limits.bytes) }
        return CurlFailure(
            result: result, errorNumber: errorNumber, status: status, host: request.host,
            hasNetwork: NetworkInterfaces.reachBeyondThisMachine
        ).catalogFailure
    }

    private func configure(userAgent: String) -> Bool {
        let this = Unmanaged.passUnretained(self).toOpaque()
        var numbers: [(CURLoption, Int)] = [
            (CURLOPT_NOSIGNAL, 1),
            (CURLOPT_FOLLOWLOCATION, 0),
            (CURLOPT_SSL_VERIFYPEER, 1),
            (CURLOPT_SSL_VERIFYHOST, 2),
            (CURLOPT_CONNECTTIMEOUT_MS, limits.connectingMilliseconds),
            (CURLOPT_TIMEOUT_MS, limits.totalMilliseconds),
            (CURLOPT_MAXFILESIZE, limits.bytes),
        ]
        if let seconds = limits.idleSeconds {
            numbers += [(CURLOPT_LOW_SPEED_LIMIT, 1), (CURLOPT_LOW_SPEED_TIME, seconds)]
        }
        var texts: [(CURLoption, String)] = [
            (CURLOPT_URL, request.revealedURL),
            (CURLOPT_USERAGENT, userAgent),
            (CURLOPT_ACCEPT_ENCODING, "gzip"),
        ]
        if case .digest(let user, let secret) = request.credential {
            numbers.append((CURLOPT_HTTPAUTH, Self.digest))
            texts += [(CURLOPT_USERNAME, user), (CURLOPT_PASSWORD, secret.revealed)]
        }
        return matinee_curl_set_common(curl, handle) && configureMethod()
            && numbers.allSatisfy { matinee_curl_set_number(curl, handle, $0, $1) }
            && texts.allSatisfy { matinee_curl_set_text(curl, handle, $0, $1) }
            && matinee_curl_set_pointer(curl, handle, CURLOPT_HTTPHEADER, headerList)
            && matinee_curl_set_pointer(curl, handle, CURLOPT_HEADERDATA, this)
            && matinee_curl_set_pointer(curl, handle, CURLOPT_WRITEDATA, this)
            && matinee_curl_set_receiver(curl, handle, CURLOPT_HEADERFUNCTION) { bytes, size, count, transfer in
                CurlTransfer.receive(bytes, size * count, transfer) { $0.didReceiveHeader($1) }
            }
            && matinee_curl_set_receiver(curl, handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, transfer in
                CurlTransfer.receive(bytes, size * count, transfer) { $0.body.append(contentsOf: $1) }
            }
    }

    /// `CURLAUTH_DIGEST`, a macro that Swift does not see.
    private static let digest = 1 << 1

    private func configureMethod() -> Bool {
        guard request.method != .get else { return true }
        // On a connection that is used again and found closed, libcurl itself would send the request once more, though the
        // service may have made the change.
        guard request.mayBeRepeated || matinee_curl_set_number(curl, handle, CURLOPT_FRESH_CONNECT, 1) else {
            return false
        }
        if let body = request.body?.bytes {
            // The size first: curl copies as much.
            let isSet = body.withUnsafeBytes { bytes in
                matinee_curl_set_number(curl, handle, CURLOPT_POSTFIELDSIZE, bytes.count)
                    && matinee_curl_set_pointer(
                        curl, handle, CURLOPT_COPYPOSTFIELDS, UnsafeMutableRawPointer(mutating: bytes.baseAddress))
            }
            guard isSet else { return false }
        }
        return matinee_curl_set_text(curl, handle, CURLOPT_CUSTOMREQUEST, request.method.rawValue)
    }

    /// - Returns: how many bytes were accepted; if not all, curl aborts the transfer.
    private static func receive(
        _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int, _ transfer: UnsafeMutableRawPointer?,
        _ take: (CurlTransfer, UnsafeRawBufferPointer) -> Void
    ) -> Int {
        guard let transfer else { return 0 }
        let this = Unmanaged<CurlTransfer>.fromOpaque(transfer).takeUnretainedValue()
        this.received += count
        guard this.received <= this.limits.bytes else { return 0 }
        take(this, UnsafeRawBufferPointer(start: bytes, count: count))
        return count
    }

    private func didReceiveHeader(_ line: UnsafeRawBufferPointer) {
        let text = String(decoding: line, as: UTF8.self)
        // A proxy, or 103 Early Hints, sends headers of its own before the final ones.
        if text.hasPrefix("HTTP/") { headers = HTTPHeaders() }
        guard let colon = text.firstIndex(of: ":") else { return }
        let value = text[text.index(after: colon)...].drop { $0.isWhitespace }
        headers.add(String(text[..<colon]), String(value.reversed().drop { $0.isWhitespace }.reversed()))
    }
}
