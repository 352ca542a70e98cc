import Entities
import LibraryStore
import Sealing
import Services
import SyncFolder
import SyncServers

/// How the library is shared with other machines, and whether that works.
struct SyncCheckup {
    let settings: Settings
    let folders: Folders
    let places: any SyncPlaces
    let isOffline: Bool

    /// None for a library that is not shared.
    func findings() -> [Finding] {
        guard let data = folders[.data], let state = folders[.state] else { return [] }
        let place = SyncPlaceFile(stateFolder: state, library: LibraryLocation(folder: data).path)
        do throws(SyncFailure) {
            guard let content = try place.read() else { return [] }
            let address = try place.address(or: settings.syncAddress)
            let form = try content.key.map { key throws(SyncFailure) in
                "encrypted with key \(try FileForm.id(of: key).short)"
            }
            let last = place.lastVisit.map(SyncText.time)
            return [
                finding("place", address, try failure(at: address, content)),
                Finding(.sync, "form", form ?? "not encrypted"),
                Finding(.sync, "last time", last ?? "never", remedy: last == nil ? "say 'matinee sync'" : nil),
            ]
        } catch {
            return [finding("place", "not to be used", error)]
        }
    }

    private func failure(at address: String, _ content: SyncPlaceFile.Content) throws(SyncFailure) -> SyncFailure? {
        let files = try places.files(at: address, key: content.key)
        guard !isOffline || !SyncAddress.isOfServer(address) else { return nil }
        do throws(SyncFailure) { try files.check() } catch { return error }
        return nil
    }

    private func finding(_ name: String, _ value: String, _ failure: SyncFailure?) -> Finding {
        guard let failure else { return Finding(.sync, name, value) }
        // What is wrong, and behind that what to do.
        let parts = failure.sentence(\.printable).split(separator: "; ", maxSplits: 1).map(String.init)
        return Finding(.sync, name, value, why: parts[0], remedy: parts.count > 1 ? parts[1] : "correct it")
    }
}
