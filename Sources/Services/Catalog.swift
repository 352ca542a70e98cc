package import Entities

/// What a source answers about one kind of thing. Each kind has a protocol of its own that refines this one.
package protocol Catalog: Sendable {
    var source: SourceID { get }
    var capabilities: SourceCapabilities { get }
}
