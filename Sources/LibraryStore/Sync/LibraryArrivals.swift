package import Entities
import Services
import Storage
import Sync

extension SQLiteLibrary: Arrivals {
    package func arrivals() async throws(LibraryFailure) -> [Arrival] {
        try await withStore { store throws(LibraryFailure) in try store.arrivals() }
    }

    package func takeBack(_ arrival: Arrival) async throws(LibraryFailure) -> Bool {
        try await withStore { store throws(LibraryFailure) in try store.takeBackArrivedChange(arrival.number) }
    }
}

extension LibraryStore {
    fileprivate func arrivals() throws(LibraryFailure) -> [Arrival] {
        try look { () throws(SQLiteFailure) in
            var names: [MachineID: String] = [:]
            return try ArrivedChanges(connection: connection).all().map { number, change throws(SQLiteFailure) in
                let machine = change.machine
                if names[machine] == nil {
                    let name = try LibrarySyncStore.name(of: machine, in: syncTables)
                    names[machine] = name ?? String(machine.text.prefix(8))
                }
                return Arrival(
                    number: number, machine: names[machine] ?? "", second: change.second, before: change.before,
                    after: change.after)
            }
        }
    }
}
