import CCurl

/// A loaded libcurl and its running transfers.
///
/// Unchecked: libcurl allows `wakeUp` from any thread, and `CurlDriver` calls it only while the value is in its inbox;
/// all else is called only on the driver's thread. The function table never changes.
struct CurlMulti: @unchecked Sendable {
    let curl: OpaquePointer
    private let multi: UnsafeMutableRawPointer

    /// Loads the library, which takes some milliseconds; nil if it is missing.
    init?(library: String) {
        guard let curl = matinee_curl_load(library) else { return nil }
        guard let multi = matinee_curl_multi_init(curl) else {
            matinee_curl_release(curl)
            return nil
        }
        self.curl = curl
        self.multi = multi
    }

    /// After the last transfer is gone.
    func close() {
        matinee_curl_multi_cleanup(curl, multi)
        matinee_curl_release(curl)
    }

    func wakeUp() {
        matinee_curl_multi_wakeup(curl, multi)
    }

    func add(_ transfer: CurlTransfer) -> Bool {
        matinee_curl_multi_add(curl, multi, transfer.handle)
    }

    func remove(_ transfer: CurlTransfer) {
        matinee_curl_multi_remove(curl, multi, transfer.handle)
    }

    func perform() {
        matinee_curl_multi_perform(curl, multi)
    }

    /// Sleeps until there is something to do.
    func wait() {
        matinee_curl_multi_wait(curl, multi)
    }

    /// The handle of the next transfer that has ended, and how it ended.
    func nextEnded() -> (handle: UnsafeMutableRawPointer, result: CURLcode)? {
        var result = CURLE_OK
        return matinee_curl_multi_next_ended(curl, multi, &result).map { ($0, result) }
    }
}
