import Entities
import LibraryStore

/// The export of what was listened to.
struct PlaysExport {
    let location: LibraryLocation
    let work: LongWork

    /// How many plays count.
    var count: Int {
        get throws(LaunchError) {
            try translating { () throws(LibraryFailure) in try PlaysStore.openForReading(location)?.count() } ?? 0
        }
    }

    /// Bit by bit: there may be millions.
    func write(_ print: (String) throws(LaunchError) -> Void) throws(LaunchError) {
        let store = try translating { () throws(LibraryFailure) in try PlaysStore.openForReading(location) }
        guard let store else { return }
        var (lines, text, failure) = (ListenLines(), "", LaunchError?.none)
        func put() {
            guard failure == nil else { return }
            do throws(LaunchError) {
                try work.check(.partExported)
                try print(text)
                text.removeAll(keepingCapacity: true)
            } catch {
                failure = error
            }
        }
        try translating { () throws(LibraryFailure) in
            try store.eachListen(while: { failure == nil }) { track, second in
                text += lines.line(track, at: second)
                if text.utf8.count >= Self.step { put() }
            }
        }
        put()
        if let failure { throw failure }
    }

    /// In bytes.
    private static let step = 65_536
}
