import Entities
import Services

protocol PaletteInteractor: Sendable {
    /// Asks others for titles that are not here.
    var finder: any TitleFinder { get }
    /// Where candidates are looked through: elsewhere than where keys are heard.
    var worker: any TaskExecutor { get }
    /// What is in the library, the latest first; nothing of one that cannot be read.
    func kept() async -> [LibraryItem]
}

struct PaletteDefaultInteractor: PaletteInteractor {
    let library: any Library
    let finder: any TitleFinder
    let worker: any TaskExecutor

    func kept() async -> [LibraryItem] {
        (try? await library.items()) ?? []
    }
}
