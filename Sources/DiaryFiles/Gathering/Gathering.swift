import Entities
import FoundationEssentials
import JSONReading

/// What the rows of one service's file say, by the things that they are about.
struct Gathering {
    let service: DiaryService
    private let limits: DiaryFileLimits
    private var things: [DiaryThing] = []
    private var lists: [GatheredList] = []
    /// By their keys.
    private var indices: [String: Int] = [:]
    private var rows = 0
    private var events = 0
    private(set) var plays = Plays()
    private(set) var leftOutPlays: [LeftOutPlay: Int] = [:]
    private(set) var problems: [(place: FilePlace, problem: ImportProblem)] = []

    init(service: DiaryService, limits: DiaryFileLimits) {
        self.service = service
        self.limits = limits
    }

    /// Why nothing more is read.
    var failure: DiaryFileFailure? {
        if rows > limits.rows { return .tooManyRows(limit: limits.rows) }
        if plays.plays.count > limits.plays { return .tooManyEvents(limit: limits.plays) }
        return events > limits.events ? .tooManyEvents(limit: limits.events) : nil
    }

    /// Counts a row, whatever becomes of it.
    mutating func beginRow() { rows += 1 }

    mutating func leaveOut(_ problem: ImportProblem, at place: FilePlace) {
        problems.append((place, problem))
    }

    mutating func leaveOut(_ play: LeftOutPlay) { leftOutPlays[play, default: 0] += 1 }

    /// - Parameters:
    ///   - fields: what the file calls artist, album, title and time of it.
    ///   - second: when it began, since 1970 (UTC); nil for what is no time.
    mutating func note(
        artist: String, album: String?, title: String, second: Int?,
        fields: (artist: String, album: String, title: String, second: String)
    ) throws(ImportProblem) {
        guard let second, second > 0, let second = UInt32(exactly: second) else {
            throw .malformed(field: fields.second)
        }
        let track = PlayedTrack(
            artist: try CheckedText.title(artist, field: fields.artist),
            album: try album.flatMap { album throws(ImportProblem) in
                try CheckedText.subtitle(album, field: fields.album)
            }, title: try CheckedText.title(title, field: fields.title))
        plays.add(track, at: second)
    }

    /// - Parameters:
    ///   - key: what the file calls the thing.
    ///   - change: what the row says of it. All its rows may come in any order.
    mutating func note(
        _ key: String, _ kind: LibrarySubject.Kind, title: String, at place: FilePlace,
        _ change: (inout DiaryThing) -> Void
    ) {
        let index = indices[key] ?? things.count
        if index == things.count {
            indices[key] = index
            things.append(
                DiaryThing(kind: kind, key: key, service: service, title: title, place: place))
        }
        let before = things[index].viewings.count
        things[index].title = min(things[index].title, title)
        things[index].place = min(things[index].place, place)
        change(&things[index])
        events += things[index].viewings.count - before
    }

    mutating func add(_ list: GatheredList) { lists.append(list) }

    /// A thing of a list, of which nothing else is said by that.
    func thing(_ key: String, _ kind: LibrarySubject.Kind, title: String, at place: FilePlace) -> DiaryThing {
        DiaryThing(kind: kind, key: key, service: service, title: title, place: place)
    }

    /// The things that rows said anything of, to be changed once all rows are read.
    mutating func change(_ key: String, _ change: (inout DiaryThing) -> Void) {
        guard let index = indices[key] else { return }
        let before = things[index].viewings.count
        change(&things[index])
        events += things[index].viewings.count - before
    }

    /// In the order of their places, lists last. Things that turn out to have the same id are one.
    consuming func records() -> DiaryRecords {
        indices = [:]
        var first: [LibrarySubject: Int] = [:]
        first.reserveCapacity(things.count)
        var joined: Set<Int> = []
        for index in things.indices {
            let subject = things[index].subject
            if let known = first[subject] {
                things[known] = things[known].joined(with: things[index])
                joined.insert(index)
            } else {
                first[subject] = index
            }
        }
        if !joined.isEmpty { things = things.indices.lazy.filter { !joined.contains($0) }.map { things[$0] } }
        things.sort { $0.place < $1.place }
        // What has grown row by row has room for more, which would be held until all of it is taken in.
        things = things.map(\.withoutRoom)
        return DiaryRecords(things, lists.sorted { $0.place < $1.place }, of: service)
    }
}

extension DiaryReader {
    /// Hands each row of the table on, and leaves out those that cannot be taken.
    ///
    /// - Parameter missing: how many fields at the end of a row may be missing.
    mutating func readRows(
        of table: CSVTable, in document: DiaryDocument, missing: Int = 0,
        _ take: (inout Self, CSVTable.Row, FilePlace) throws(ImportProblem) -> Void
    ) {
        for row in table {
            guard gathering.failure == nil else { return }
            gathering.beginRow()
            let place = document.line(row.line)
            do throws(ImportProblem) {
                try row.check(missing: missing)
                try take(&self, row, place)
            } catch {
                gathering.leaveOut(error, at: place)
            }
        }
    }

    /// Hands each item of a list in JSON on, and leaves out those that cannot be taken.
    mutating func readItems<Item: Decodable>(
        of document: DiaryDocument, _ take: (inout Self, Item) throws(ImportProblem) -> Void
    ) {
        let decoder = JSONDecoder()
        for (index, range) in JSONItems(document.bytes).enumerated() {
            guard gathering.failure == nil else { return }
            gathering.beginRow()
            do throws(ImportProblem) {
                guard let item = try? decoder.decode(Item.self, fromOutside: Data(document.bytes[range])) else {
                    throw .notAnItem
                }
                try take(&self, item)
            } catch {
                gathering.leaveOut(error, at: document.item(index + 1))
            }
        }
    }
}
