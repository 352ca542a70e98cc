import Entities
import HTTP

/// Where a picture is.
struct PictureAddress: Hashable {
    let source: SourceID
    let url: HTTPURL
}
