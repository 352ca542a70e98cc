import Foundation
import TestSupport

/// Hostile titles that a service may send. `scripts/fixture-server` serves them from the folder.
struct StrangeTitles {
    let titles: [String]

    private static let usual: [String] =
        [
            "Plain", "", "   ", "\u{200B}\u{FEFF}\u{202E}", "\u{1B}[31m", "天空の城ラピュタと紅の豚", "ＦＵＬＬ ﾊﾝｶｸ ｶﾅ",
            "각 \u{1100}\u{1161}\u{11A8}\u{11A8}", "مرحبا بالعالم · שלום",
            "\u{202E}drawkcab\u{202C} \u{2067}عربي\u{2069}",
            "👩‍🚀 👨‍👩‍👧‍👦 🏳️‍🌈", "🇯🇵🇩🇪 👍🏽 ❤️ ☎︎ 1️⃣", "Z" + String(repeating: "\u{310}\u{323}\u{35C}", count: 40),
            "\u{301}\u{301}alone a\u{308}\u{323}", "नमस्ते दुनिया กำแพงน้ำ", "a\tb\r\nc\u{2028}d\u{B}e",
            "\u{9B}31mred\u{9D}0;owned\u{9C}\u{1B}]0;owned\u{7}\u{1B}[2J\u{1B}c", "\u{FFFE}\u{E000}\u{FFFD}\u{E0041}",
            "│▌ ─┐ ★ ✎", "AT&T &amp; <b>bold</b> %s %n \\033[31m",
        ]
        + ["word ", "x", "千", "👩‍🚀", "e\u{301}", "\u{202E}ب"].map { String(repeating: $0, count: 300) }

    /// How many have visible characters.
    var readableCount: Int { titles.count - 3 }

    let folder: TemporaryFolder

    init(_ titles: [String] = usual) throws {
        self.titles = titles
        folder = try TemporaryFolder()
        try write(["page": 1, "total_pages": 1, "total_results": titles.count, "results": films], "discover_movie")
        for film in films { try write(film, "movie_\(film["id"] ?? 0)") }
    }

    private var films: [[String: Any]] {
        titles.enumerated().map { number, title in
            [
                "id": 1_000 + number, "title": title, "original_title": title, "overview": title, "tagline": title,
                "release_date": "2024-02-03", "vote_average": 7.5, "vote_count": 9, "runtime": 90, "popularity": 1,
                "genres": [["id": 1, "name": title]],
                "credits": [
                    "cast": [["name": title, "character": title, "order": 0]],
                    "crew": [["name": title, "job": "Director"]],
                ],
            ]
        }
    }

    private func write(_ answer: [String: Any], _ name: String) throws {
        let file = URL(filePath: folder.path).appending(path: "tmdb/\(name).json")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try JSONSerialization.data(withJSONObject: answer).write(to: file)
    }
}
