package import Entities
package import Pictures
import Services
import Synchronization

/// Pictures that a test hands out: those that are ready come at once, others when it says so.
package final class FakePictureStore: PictureStore {
    private struct State {
        var display: PictureDisplay?
        var areHidden = false
        var ready: [Picture: RenderedPicture] = [:]
        var asked: [(picture: Picture, box: PictureBox)] = []
        var prefetched: [Picture] = []
        var askedAgain: [Picture] = []
        var waiting: [(picture: Picture, answer: CheckedContinuation<RenderedPicture?, Never>)] = []
    }

    private let state: Mutex<State>

    /// - Parameter display: nil where the terminal shows none.
    package init(display: PictureDisplay? = nil) {
        state = Mutex(State(display: display))
    }

    package var display: PictureDisplay? {
        get { state.withLock(\.display) }
        set { state.withLock { $0.display = newValue } }
    }

    package var areHidden: Bool {
        get { state.withLock(\.areHidden) }
        set { state.withLock { $0.areHidden = newValue } }
    }

    /// What was asked for, ready or not.
    package var asked: [Picture] { state.withLock { $0.asked.map(\.picture) } }
    package var boxes: [PictureBox] { state.withLock { $0.asked.map(\.box) } }
    package var prefetched: [Picture] { state.withLock(\.prefetched) }
    package var askedAgain: [Picture] { state.withLock(\.askedAgain) }

    package func keep(_ rendered: RenderedPicture, of picture: Picture) {
        state.withLock { $0.ready[picture] = rendered }
    }

    /// Answers whoever waits for a picture.
    package func answer(_ picture: Picture, _ rendered: RenderedPicture?) {
        let waiting = state.withLock { state in
            let waiting = state.waiting.filter { $0.picture == picture }
            state.waiting.removeAll { $0.picture == picture }
            return waiting
        }
        for one in waiting { one.answer.resume(returning: rendered) }
    }

    package func ready(_ picture: Picture, in box: PictureBox) -> RenderedPicture? {
        state.withLock { $0.ready[picture] }
    }

    package func rendered(_ picture: Picture, in box: PictureBox) async -> RenderedPicture? {
        await withCheckedContinuation { answer in
            state.withLock {
                $0.asked.append((picture, box))
                $0.waiting.append((picture, answer))
            }
        }
    }

    package func askAgain(for picture: Picture) {
        state.withLock { $0.askedAgain.append(picture) }
    }

    package func prefetch(_ picture: Picture) async {
        state.withLock { $0.prefetched.append(picture) }
    }
}
