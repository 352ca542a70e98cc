import CCatalogue
import Entities
import Foundation
import Presentation
import ScreenTestSupport
import Services
import TestSupport

@testable import AlbumDetail
@testable import CatalogKit
@testable import Catalogs
@testable import CommandLine
@testable import HTTP
@testable import Library
@testable import LibraryStore
@testable import Matinee
@testable import MovieDetail
@testable import Sealing
@testable import Storage
@testable import Sync
@testable import SyncFolder

/// Data on the disk, which other versions, other programs or bad sectors may have written; and built-in data.
extension FuzzTarget {
    static let kept: [FuzzTarget] = [
        FuzzTarget(
            name: "cache-row",
            corpus: Corpus.bodies("tmdb-page").map {
                Array("W/\"6f2a\"\n1\n1799999000000\n1799999500000\n21600000\n7\n4608\n".utf8) + $0
            },
            read: cacheRow),
        FuzzTarget(name: "cache-file", corpus: [cacheFileBytes].compactMap(\.self), read: cacheFile),
        FuzzTarget(
            name: "library-row",
            corpus: Corpus.texts(
                "movie\ntmdb\n843\nIn the Mood for Love\nWong Kar-wai\n2000-09-29\n1\n1799999000\n1799999000\n1\nSee it again",
                "album\nlastfm\nRadiohead/OK Computer/b1392450\nOK Computer\nRadiohead\nnull\n0\n5\n6\n2\nx",
                "book\nown-books\nA\nEmma\nJane Austen\n1815\n0\n5\n6\n2\nx\nread\n4\n9780141439587\n474\nread\n2026-01-02"
            ),
            read: libraryRow),
        FuzzTarget(
            name: "former-library-row",
            corpus: Corpus.texts(
                "movie\ntmdb\n843\nnull\nnull\nnull\nIn the Mood for Love\nWong Kar-wai\n2000-09-29\n1\n1799999000\n1799999000\n1\nSee it again",
                "album\nlastfm\nnull\nRadiohead\nOK Computer\nb1392450\nOK Computer\nRadiohead\nnull\n0\n5\n6\n2\nx"),
            read: formerLibraryRow),
        FuzzTarget(
            name: "stored-refinement",
            corpus: Corpus.texts(
                "text=a%20b&collection=popular&sort=rating&reversed=yes&genre=drama,!horror&years=1990..1999&rating=7.5..",
                "person=1~O%27Hara&runtime=..90&colour=red&%&=&genre=%zz")
        ) { bytes in
            let read = Refinement(storedText: String(decoding: bytes, as: UTF8.self))
            guard Refinement(storedText: read.storedText) == read else {
                throw FuzzTarget.Harm("\(read.storedText) is read back as something else")
            }
            return [read.storedText]
        },
        FuzzTarget(name: "sync-file", corpus: syncFiles, read: syncFile),
        FuzzTarget(name: "sealed-file", corpus: sealedInputs, read: sealedFile),
        FuzzTarget(name: "library-file", corpus: [libraryFileBytes].compactMap(\.self), read: libraryFile),
        FuzzTarget(name: "catalogue-films", corpus: lines(matinee_films()), read: films),
        FuzzTarget(name: "catalogue-artists", corpus: lines(matinee_artists()), read: artists),
    ]

    // MARK: What machines share

    /// Files behind their names.
    private static let syncFiles: [[UInt8]] = {
        let machine = MachineID(high: 1, low: 2)
        let film = EntryID(
            LibrarySubject(kind: .movie, id: ItemID(source: SourceID(rawValue: "tmdb"), key: "843")))
        let stamp = Stamp(time: 1 << 40, machine: machine)
        let deltas: [Delta] = [
            .register(film, FieldID("title"), Register().writing(Array("Ran".utf8), at: stamp)),
            .revision(film, NoteHistory().writing(Array("again".utf8), changed: 5, at: stamp)),
        ]
        let largest = VersionVector([machine: .init(number: .max, time: .max)])
        let files: [(SyncFileName.Kind, SyncContent)] = [
            (.segment(1...2), SyncContent(deltas: deltas)),
            (.segment(1 ... .max), SyncContent(deltas: deltas)),
            (.segment(.max ... .max), SyncContent(deltas: deltas, vector: largest)),
            (.base(.max), SyncContent(deltas: deltas, vector: largest)),
        ]
        return files.map { Array("\(SyncFileName($0, of: $1.bytes).text)\n".utf8) + $1.bytes }
    }()

    /// As though its checksum were right, since who may write in a place can make it so. It comes after another one, and once more.
    @Sendable private static func syncFile(_ bytes: [UInt8]) throws -> [String] {
        let text = bytes.prefix { $0 != UInt8(ascii: "\n") }
        guard let name = SyncFileName(text: String(decoding: text, as: UTF8.self)),
            let content = try? SyncContent(bytes: Array(bytes.dropFirst(text.count + 1)))
        else { return [] }
        let machine = MachineID(high: 1, low: 2)
        var (vector, clock) = (VersionVector([machine: .init(number: 1)]), HybridClock())
        for _ in 0..<2 {
            if let said = content.vector { vector.merge(said) }
            vector.see([name.segment ?? name.last...name.last], of: machine)
            for delta in content.deltas { clock.see(delta.latest) }
        }
        let written = clock.stamp(ofSecond: 1, by: machine)
        return ["\(vector[machine].number) \(Stamp.second(of: written.time))"]
    }

    private static let sealingKey = SealingKey(bytes: Array(1...32))
    private static let identity = Array(UInt8(0)..<40)

    private static let sealedInputs: [[UInt8]] = {
        guard let seal = try? Seal(sealingKey) else { return [] }
        return [
            seal.sealed(Array("matinee sync 1\n".utf8), of: identity), Array(seal.name(for: identity).utf8),
            Array(sealingKey.words.joined(separator: " ").utf8),
        ]
    }()

    /// As a file, as a name and as the words of a key. What opens is what was sealed.
    @Sendable private static func sealedFile(_ bytes: [UInt8]) throws -> [String] {
        let seal = try Seal(sealingKey)
        let text = String(decoding: bytes, as: UTF8.self)
        var found: [String] = []
        if let content = seal.opened(bytes, of: identity) {
            guard seal.sealed(content, of: identity) == bytes else {
                throw FuzzTarget.Harm("a file is opened that was not sealed")
            }
            found.append("a file")
        }
        if let said = seal.bytes(ofName: text) {
            guard seal.name(for: said) == text else { throw FuzzTarget.Harm("a name is read that was not given") }
            found.append("a name")
        }
        if let key = try? SealingKey(words: text) {
            guard SealingKey.words(in: text) == key.words.map({ $0[...] }) else {
                throw FuzzTarget.Harm("words are read that are not those of the key")
            }
            found.append("a key")
        }
        return found
    }

    // MARK: Answers

    private static let request = HTTPRequest(url: TMDBSource.address.usual, credential: nil)

    @Sendable private static func cacheRow(_ bytes: [UInt8]) throws -> [String] {
        let database = try AnswerDatabase(path: ":memory:", mode: .readWrite, limits: CacheLimits(bytes: 1 << 20))
        let columns = RowText(bytes: bytes).columns(8)
        let body = columns[7].bytes
        let key = request.description
        do throws(SQLiteFailure) {
            try database.connection.run(
                """
                INSERT INTO answer (id, key, checksum, tag, share, stored, validated, lifetime, used, size)
                VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                [.text(key), .integer(AnswerDatabase.checksum(key, Data(body)))] + columns.prefix(7))
            try database.connection.run("INSERT INTO body (id, bytes) VALUES (1, ?)", [.blob(body)])
        } catch {
            // The table itself refuses missing values.
            return []
        }
        return try answers(in: database)
    }

    @Sendable private static func cacheFile(_ bytes: [UInt8]) throws -> [String] {
        try DiskFile.with("cache.sqlite", bytes) { folder in
            let file = CacheFile(folder: folder, limits: CacheLimits(bytes: 1 << 20))
            do throws(CacheFault) {
                return try answers(in: try file.open().database)
            } catch {
                return (try? answers(in: try file.rebuild(replacing: file.identity).database)) ?? []
            }
        }
    }

    /// Reads an answer, adds another and renews both, as the program does.
    private static func answers(in database: AnswerDatabase) throws(CacheFault) -> [String] {
        let now = Duration.seconds(1_800_000_000)
        do throws(SQLiteFailure) {
            let found = try database.find(request.description, at: now)
            let fresh = CachedAnswer(
                body: Data("{}".utf8), entityTag: nil, storedAt: now, validatedAt: now, lifetime: .seconds(60))
            for quota in [TMDBSource.quota, LastFMSource.caching.quota] {
                try database.put(fresh, under: "\(quota.number)", in: quota)
            }
            guard let found else { return [] }
            _ = try database.renew(request.description, to: found.renewed(at: now, lifetime: .seconds(60)))
            try database.put(found, under: request.description, in: TMDBSource.quota)
            let response = HTTPResponse(status: 200, headers: HTTPHeaders(), body: found.body, receivedAt: 0)
            let page = JSONBody.read(response.body, as: TMDBMoviePage.self)?.page(1, lastPage: 500)
            let formatter = MovieDetailFormatter(wording: .fuzzed)
            return KeptTexts(found, by: .list).texts + [found.entityTag?.text].compactMap(\.self)
                + (page?.items ?? []).flatMap { Strings.all(in: formatter.content(of: $0)) }
        } catch {
            throw .database(error)
        }
    }

    private static let cacheFileBytes: [UInt8]? = try? DiskFile.with("", nil) { folder in
        let path = "\(folder)/cache.sqlite"
        let now = Duration.seconds(1_799_999_000)
        for (key, body) in [(request.description, Corpus.bodies("tmdb-page")[0]), ("other", Array("{}".utf8))] {
            let database = try AnswerDatabase(path: path, mode: .readWrite, limits: CacheLimits())
            let answer = CachedAnswer(
                body: Data(body), entityTag: EntityTag("\"1\""), storedAt: now, validatedAt: now,
                lifetime: .seconds(60))
            try database.put(answer, under: key, in: TMDBSource.quota)
        }
        return Array(try Data(contentsOf: URL(filePath: path)))
    }

    // MARK: The library

    /// Uses tables without the library's constraints, which foreign files may not have.
    @Sendable private static func libraryRow(_ bytes: [UInt8]) throws -> [String] {
        let connection = try SQLiteConnection(path: ":memory:", mode: .readWrite)
        try connection.execute(
            """
            CREATE TABLE entry (
                id INTEGER PRIMARY KEY, kind, source, key, title, subtitle, released, favourite, added, note_revision,
                length);
            CREATE TABLE note (entry, revision, text, changed);
            CREATE TABLE standing (entry, state, rating, isbn, pages);
            CREATE TABLE standing_day (entry, state, day);
            CREATE TABLE event (id, entry, day, rating, note, tags, again, origin, changed);
            CREATE TABLE listed (list, kind, source, key, title, subtitle, released, position, changed, remark);
            """)
        let columns = RowText(bytes: bytes).columns(35)
        try connection.run(
            "INSERT INTO entry VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            Array(columns[0..<8]) + [columns[9], columns[25]])
        try connection.run("INSERT INTO note VALUES (1, ?, ?, ?)", [columns[9], columns[10], columns[8]])
        try connection.run("INSERT INTO standing VALUES (1, ?, ?, ?, ?)", Array(columns[11..<15]))
        try connection.run("INSERT INTO standing_day VALUES (1, ?, ?)", Array(columns[15..<17]))
        try connection.run("INSERT INTO event VALUES (?, 1, ?, ?, ?, ?, ?, ?, ?)", Array(columns[17..<25]))
        try connection.run("INSERT INTO listed VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?)", Array(columns[26..<35]))
        return try texts(in: connection, .latest)
    }

    @Sendable private static func formerLibraryRow(_ bytes: [UInt8]) throws -> [String] {
        let connection = try SQLiteConnection(path: ":memory:", mode: .readWrite)
        try connection.execute(
            """
            CREATE TABLE item (
                id INTEGER PRIMARY KEY, kind, source, number, artist, album, mbid, title, subtitle, released, favourite,
                added, note_revision);
            CREATE TABLE note_revision (item, revision, text, changed);
            """)
        let columns = RowText(bytes: bytes).columns(14)
        try connection.run(
            "INSERT INTO item VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            Array(columns[0..<11]) + [columns[12]])
        try connection.run("INSERT INTO note_revision VALUES (1, ?, ?, ?)", [columns[12], columns[13], columns[11]])
        return try texts(in: connection, LibraryVersion.noteRevisions.form ?? .latest)
    }

    private static func texts(in connection: SQLiteConnection, _ form: LibraryForm) throws -> [String] {
        let tables = LibraryTables(connection: connection, form: form)
        _ = try? tables.snapshot()
        return try texts(
            of: try LibrarySalvage(connection: connection, form: form).snapshot().items.map {
                LibraryRecord(item: $0, revisions: try tables.revisions(of: 1))
            })
    }

    @Sendable private static func libraryFile(_ bytes: [UInt8]) throws -> [String] {
        try DiskFile.with("library.sqlite", bytes) { folder in
            let location = LibraryLocation(folder: folder)
            var records: [LibraryRecord] = []
            var sentences: [String] = []
            do throws(LibraryFailure) {
                records += try LibraryStore.openForReading(location)?.records() ?? []
                records += try LibraryStore.open(location).records()
            } catch {
                sentences.append(LaunchError.library(error).sentence)
            }
            return try sentences + texts(of: records)
        }
    }

    private static func texts(of records: [LibraryRecord]) throws -> [String] {
        let formatter = LibraryFormatter(wording: .fuzzed)
        let rows = records.flatMap { record in
            Strings.all(
                in: formatter.row(record.item, hasDraft: false, isAmongOthers: true, today: .sampleToday))
                + [formatter.added(record.item)].compactMap(\.self)
                + formatter.reasons(for: record.item, .withoutBuiltIn)
        }
        return try rows
            + ExportFormat.allCases.map { format in
                let export = LibraryText.text(of: records, format: format)
                if let harm = terminalHarm(in: export) { throw Harm("exported \(harm) as \(format)") }
                return export
            }
    }

    private static let libraryFileBytes: [UInt8]? = try? DiskFile.with("", nil) { folder in
        let location = LibraryLocation(folder: folder)
        let file = try ImportedFile(
            Array(
                #"""
                {"format":"matinee-library","version":1,"items":[{"kind":"movie","source":"tmdb","id":5,"title":"A, B",
                "favourite":true,"added":"2024-05-06T07:08:09Z",
                "note":{"text":"x","changed":"2024-05-06T07:08:09Z","revision":1}},{"kind":"book","source":"own-books","key":"A",
                "title":"Emma","added":"2024-05-06T07:08:09Z","reading":{"state":"read","since":{"read":"2024-05-06"},
                "rating":4,"isbn":"9780141439587","pages":474}}]}
                """#.utf8))
        _ = try LibraryStore.open(location).takeIn(file.records.map(\.record))
        return Array(try Data(contentsOf: URL(filePath: location.path)))
    }

    // MARK: The built-in catalogue

    /// Three of a hundred lines, which have all fields.
    private static func lines(_ data: matinee_data) -> [[UInt8]] {
        let lines = UnsafeBufferPointer(start: data.start, count: data.length).split(separator: UInt8(ascii: "\n"))
        return stride(from: 0, to: lines.count, by: 33).map { Array(lines[$0]) }
    }

    @Sendable private static func films(_ bytes: [UInt8]) throws -> [String] {
        reading(bytes) { lines in
            let formatter = MovieDetailFormatter(wording: .fuzzed)
            return (0..<lines.count).flatMap { index -> [String] in
                let fields = lines.fields(of: index) ?? []
                let movie = BuiltInFilm.Summary(fields: fields)?.movie(MovieID(index + 1, source: .builtIn))
                let detail = BuiltInFilm(fields: fields)?.detail(MovieID(index + 1, source: .builtIn))
                return (movie.map { Strings.all(in: formatter.content(of: $0)) } ?? [])
                    + (detail.map { Strings.all(in: formatter.content(of: $0)) } ?? [])
            }
        }
    }

    @Sendable private static func artists(_ bytes: [UInt8]) throws -> [String] {
        reading(bytes) { lines in
            let formatter = AlbumDetailFormatter(wording: .fuzzed)
            return (0..<lines.count).flatMap { index -> [String] in
                guard let artist = lines.read(index, as: BuiltInArtist.self) else { return [] }
                return [artist.name]
                    + (artist.albums ?? []).flatMap {
                        Strings.all(in: formatter.row($0.album(by: artist.name)))
                            + Strings.all(in: formatter.content(of: $0.detail(by: artist.name)))
                    }
            }
        }
    }

    private static func reading<Result>(_ bytes: [UInt8], _ body: (BuiltInLines) -> Result) -> Result {
        bytes.withUnsafeBufferPointer { bytes in
            body(BuiltInLines(matinee_data(start: bytes.baseAddress, length: bytes.count)))
        }
    }
}

extension SQLiteValue {
    /// As SQLite converts them to a blob.
    fileprivate var bytes: [UInt8] {
        switch self {
        case .null: []
        case .integer(let number): Array("\(number)".utf8)
        case .real(let number): Array("\(number)".utf8)
        case .text(let text): Array(text.utf8)
        case .blob(let bytes): bytes
        }
    }
}
