package import Entities

/// The catalogue of a source that names its pictures by paths below an address which it tells when it is asked.
package protocol PictureCatalog: Catalog {
    /// The address below which its pictures are.
    func pictureAddress() async throws(CatalogFailure) -> String
}
