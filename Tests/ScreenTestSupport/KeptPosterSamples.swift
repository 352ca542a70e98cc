package import Browsing
package import Entities
import Presentation
package import TestSupport

extension KeptPosters {
    /// Of which nothing comes but what a test gives.
    ///
    /// - Parameter pictures: those that catalogues have told of.
    @MainActor
    package static func sample(
        _ pictures: [LibrarySubject: Picture] = [:], store: FakePictureStore = FakePictureStore()
    ) -> KeptPosters {
        KeptPosters(
            PosterWall(
                store, shape: .upright, pause: Pause {}, notices: NoticeBoardSpy(), wording: .sample("en_US")),
            finder: FakePictureFinder(pictures), pause: Pause {})
    }
}
