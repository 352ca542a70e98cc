package import Entities
import Services
import Synchronization

/// Knows the pictures that it is given.
package final class FakePictureFinder: PictureFinder {
    private let pictures: [LibrarySubject: Picture]
    private let requests = Mutex<[LibrarySubject]>([])

    package init(_ pictures: [LibrarySubject: Picture] = [:]) {
        self.pictures = pictures
    }

    package var asked: [LibrarySubject] { requests.withLock(\.self) }

    package func picture(of subject: LibrarySubject) async -> Picture? {
        requests.withLock { $0.append(subject) }
        return pictures[subject]
    }
}
