import CCurl
import Entities
import Glibc

/// A libcurl error, and the failure that it means.
struct CurlFailure {
    let result: CURLcode
    /// The `errno` behind it; 0 if there is none.
    let errorNumber: Int32
    /// The status of an answer that had begun to arrive; 0 for none.
    let status: Int
    let host: String
    let hasNetwork: Bool

    var catalogFailure: CatalogFailure {
        switch result {
        case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY:
            hasNetwork ? .hostNotFound(host: host) : .offline
        case CURLE_COULDNT_CONNECT:
            connectFailure
        case CURLE_OPERATION_TIMEDOUT:
            .timedOut(host: host)
        case CURLE_SSL_CONNECT_ERROR where errorNumber == ECONNRESET:
            .connectionLost(host: host)
        case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER,
            CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS:
            .untrusted(host: host)
        // Something answered, but not in HTTP, or with a body that cannot be decompressed.
        case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY, CURLE_BAD_CONTENT_ENCODING:
            .unreadable(status: status)
        default:
            .connectionLost(host: host)
        }
    }

    private var connectFailure: CatalogFailure {
        switch errorNumber {
        case ENETUNREACH, EHOSTUNREACH, ENETDOWN: .offline
        case ETIMEDOUT: .timedOut(host: host)
        default: .connectionRefused(host: host)
        }
    }
}
