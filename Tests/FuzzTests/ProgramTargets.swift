import Commands
import Configuration
import DiaryFiles
import Entities
import Foundation
import Navigation
import Presentation
import ScreenTestSupport
import Services
import TerminalKit
import TestSupport

@testable import CommandLine
@testable import LibraryStore
@testable import Matinee

/// What the program reads: files, arguments, environment, and texts to show.
extension FuzzTarget {
    static let program: [FuzzTarget] = [
        FuzzTarget(
            name: "session",
            corpus: Corpus.texts(
                #"{"version":1,"section":"tmdb-builtIn","screens":{"tmdb-builtIn":{"item":"7","row":3,"top":0,"children":[]}}}"#
            )
        ) { bytes in
            guard let session = try? JSONDecoder().decode(Session.self, from: Data(bytes)) else { return [] }
            return [session.section].compactMap(\.self) + Array(session.screens.keys)
        },
        FuzzTarget(
            name: "diary-file",
            corpus: Corpus.texts(
                """
                Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date
                2026-01-05,Alien,1979,https://boxd.it/1,4.5,Yes,"a, b",2026-01-04
                """,
                [
                    "Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year",
                    "Genres,Num Votes,Release Date,Directors\ntt0078748,9,2026-01-04,Alien,Alien",
                    #"https://www.imdb.com/title/tt0078748,Movie,8.5,117,1979,"Horror, Sci-Fi",1,1979-05-25,R\n"#,
                ].joined(separator: ","),
                #"[{"id":1,"watched_at":"2026-01-04T20:00:00.000Z","action":"watch","type":"movie","movie":{"title":"#
                    + #""Alien","year":1979,"ids":{"trakt":1,"slug":"alien","imdb":"tt0078748","tmdb":348}}}]"#,
                "uts,utc_time,artist,artist_mbid,album,album_mbid,track,track_mbid\n"
                    + #"1600000000,"13 Sep 2020, 12:26",Björk,,Homogenic,,"Jóga ""x""",\n"#,
                #"{"listened_at":1600000000,"track_metadata":{"artist_name":"Björk","track_name":"Jóga\"","#
                    + #""release_name":"Homogenic","additional_info":{"tags":["{"]}}}"#,
                #"[{"ts":"2020-09-13T12:30:00Z","ms_played":200900,"master_metadata_track_name":"Jóga","#
                    + #""master_metadata_album_artist_name":"Björk","master_metadata_album_album_name":null,"#
                    + #""spotify_episode_uri":null}]"#
            )
        ) { bytes in
            guard let file = try? DiaryFile(bytes) else { return [] }
            return file.records.map(\.record.item.summary.title)
                + file.records.flatMap { $0.record.item.events }.compactMap(\.note)
                + file.plays.tracks.flatMap { [$0.artist, $0.album, $0.title].compactMap(\.self) }
        },
        FuzzTarget(
            name: "import-json",
            corpus: Corpus.texts(
                #"""
                {"format":"matinee-library","version":1,"items":[{"kind":"movie","source":"tmdb","id":5,"title":"A, B","favourite":true,
                "added":"2024-05-06T07:08:09Z","note":{"text":"x","changed":"2024-05-06T07:08:09Z","revision":1}}]}
                """#,
                #"""
                {"format":"matinee-library","version":1,"items":[{"kind":"book","source":"own-books","key":"A","title":"A, B",
                "added":"2024-05-06T07:08:09Z","reading":{"state":"read","since":{"read":"2024-05-06"},"rating":4,
                "isbn":"9780141439587","pages":474}}]}
                """#), read: importing),
        FuzzTarget(
            name: "import-csv",
            corpus: Corpus.texts(
                "kind,source,id,artist,album,mbid,title,subtitle,released,favourite,added,note,note_changed,note_revision\r\n"
                    + "movie,tmdb,5,,,,\"A, B\",,2024,true,2024-05-06T07:08:09Z,\"it's \"\"it\"\"\",2024-05-06T07:08:09Z,1\r\n",
                "kind,source,key,title,added,reading,reading_state,want_since,reading_since,read_since,rating,isbn,pages\r\n"
                    + "book,own-books,A,\"A, B\",2024-05-06T07:08:09Z,true,read,,,2024-05-06,4,'=978,474\r\n"
            ),
            read: importing),
        FuzzTarget(
            name: "arguments",
            corpus: Corpus.texts("--builtin\0movies", "library\0export\0--format=csv", "--fresh\0music")
        ) { bytes in
            let arguments = String(decoding: bytes, as: UTF8.self).split(separator: "\0").map(String.init)
            do throws(LaunchError) { _ = try LaunchRequest(arguments: arguments) } catch { return [error.sentence] }
            return []
        },
        FuzzTarget(
            name: "environment",
            corpus: Corpus.texts("https://127.0.0.1:8080/3", "0123456789abcdef0123456789abcdef", "de_AT.UTF-8")
        ) { bytes in
            let text = String(decoding: bytes.filter { $0 != 0 }, as: UTF8.self)
            let names = [
                "TMDB_API_KEY", "LASTFM_API_KEY", "MATINEE_TMDB_URL", "MATINEE_LASTFM_URL", "MATINEE_CINEMETA_URL",
                "MATINEE_DEEZER_URL", "MATINEE_OPENLIBRARY_URL", "MATINEE_OPENLIBRARY_COVERS_URL",
                "MATINEE_POKEAPI_URL",
                "LC_ALL", "LC_MESSAGES", "LANG",
            ]
            for name in names { _ = try? Settings(environment: [name: text]) }
            return [Wording.sample(text).format.grouped(1_234_567)]
        },
        FuzzTarget(
            name: "locale",
            corpus: Corpus.texts("de_AT.UTF-8@euro", "zh_Hant_TW", "es_419", "sr_RS@latin", "undefinedlanguage", "C")
        ) { bytes in
            let name = String(decoding: bytes.filter { $0 != 0 }, as: UTF8.self)
            let variables = ["LC_ALL", "LC_MESSAGES", "LANG", "LC_CTYPE"]
            let settings = try variables.map { try Settings(environment: [$0: name]) }
            // All variables are read in the same way, except the last, which has no language.
            return Set(settings.map(\.localeIdentifier)).flatMap { localized($0, language: name) }
                + settings.map(\.contentLocale.tag)
        },
        FuzzTarget(
            name: "configuration",
            corpus: Corpus.texts(
                "{ pictures: 'off', /* c */ tmdb: { pages: 7, key: null }, 'books.url': \"http://a/\", sections: ['movies', 'view:x'], }",
                "{ keys: { preset: 'vim', list: { open: ['x', 'g o'], down: 'Ctrl-N' }, everywhere: { quit: null, undo: 'g' } } } // c",
                "{ keys: { everywhere: { open: 'q', sort: ['Ctrl-C', 'Esc', '←', 'h', 'Backspace'], yes: 'Alt-x', 'line-end': 'F1' } } }"
            )
        ) { bytes in
            let configuration = Configuration(
                String(decoding: bytes, as: UTF8.self), path: "/c/config.json5", declared: Settings.declared)
            let choice = KeyChoice(
                preset: KeyPreset.allCases[bytes.count % KeyPreset.allCases.count],
                entries: configuration.keys.map { entry in
                    KeyChoice.Entry(
                        .init(place: entry.place, command: entry.command, line: entry.line), keys: entry.keys)
                })
            let (table, problems) = choice.table(sections: [SectionID(rawValue: "movies")]) {
                NearestName.of($0, among: $1)
            }
            // Whatever was chosen, everybody gets out.
            for command in [Command.quit, .back, .yes, .no, .endFilter, .leaveForm, .leavePalette] {
                for scope in KeyScope.allCases where table.label(of: command, in: scope) == nil {
                    throw FuzzTarget.Harm("\(command) has no key in \(scope)")
                }
            }
            // A file without mistakes says nothing of itself.
            let keys = KeyScope.allCases.compactMap { table.label(of: .open, in: $0) }
            return ["C", "de_DE", "es_ES"].reduce(into: keys) { texts, language in
                let words = Wording.sample(language).settings
                texts += configuration.problems.map(words.problem) + problems.map(words.keyProblem)
            }
        },
        FuzzTarget(
            name: "theme",
            corpus: Corpus.texts(
                "{ 'based-on': 'dark', text: '#DDD9D0', title: { text: 'bright-white', bold: true }, muted: 0xF6 }",
                "{ selected: { text: { hex: '#FFFFFF', '256': 231, '16': 'white' }, ground: 60, reverse: false }, }"
            )
        ) { bytes in
            let file = ThemeFile(bytes, name: "mine", path: "/mine.json5")
            for step in ColorStep.allCases {
                for style in Style.allCases { _ = file.theme.appearance(of: style, at: step) }
            }
            guard !file.mistakes.isEmpty else { return [file.theme.name] }
            return ["C", "de_DE"].flatMap { language in
                let message = Wording.sample(language).theme.mistakes(file.mistakes)
                return [message.what, message.why, message.remedy].compactMap(\.self)
            }
        },
        FuzzTarget(
            name: "text",
            corpus: Corpus.texts(
                "In the Mood for Love", "花樣年華 · 2000", "e\u{301} कि ำ 👩‍👩‍👧 🇦🇹", "Zero\u{200B}Width \u{202E}evil",
                "\u{1B}]0;title\u{7}x")
        ) { [String(decoding: $0, as: UTF8.self)] },
    ]

    /// Everything that is formatted with the locale, as names of languages from services.
    private static func localized(_ identifier: String, language: String) -> [String] {
        let format = Wording.sample(identifier).format
        return [
            format.grouped(1_234_567), format.rating(8.4), format.language(language), format.language("de"),
            format.day(secondsSince1970: 1_000_000_000),
        ] + [CalendarDate(year: 2000, month: 9, day: 29)].compactMap(\.self).map(format.long)
    }

    @Sendable private static func importing(_ bytes: [UInt8]) -> [String] {
        do throws(ImportFailure) {
            let file = try ImportedFile(bytes)
            return file.records.flatMap {
                [
                    $0.record.item.summary.title, $0.record.item.summary.subtitle, $0.record.item.standing?.storedState,
                    $0.record.item.standing?.isbn,
                ].compactMap(\.self)
            }
        } catch {
            return ["\(error)"]
        }
    }
}
