import HTTP

/// What a book is about, without what its catalogue notes there beside that.
enum OpenLibrarySubjects {
    /// In their order, each once.
    static func telling(_ subjects: [String]) -> [String] {
        var seen: Set<String> = []
        let all = subjects.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
            .filter { $0.nilIfEmpty != nil && isTelling($0) && seen.insert($0.lowercased()).inserted }
        return Array(all.prefix(most))
    }

    /// Not so: `nyt:hardcover-fiction=2013-02-17`, `series:Dune`, `In library`.
    private static func isTelling(_ subject: String) -> Bool {
        if subject.contains("=") || subject.utf8.count > longest { return false }
        if let colon = subject.firstIndex(of: ":") {
            // A colon with a space behind it is punctuation.
            let rest = subject[subject.index(after: colon)...]
            if rest.first != " ", subject[..<colon].allSatisfy({ $0.isLowercase || $0 == "_" || $0 == "-" }) {
                return false
            }
        }
        let name = subject.lowercased()
        return !noise.contains(name) && !noisyStarts.contains(where: name.hasPrefix)
    }

    private static let noise: Set<String> = [
        "accessible book", "protected daisy", "in library", "large type books", "internet archive wishlist",
        "open library staff picks", "overdrive", "popular print disabled books", "open_syllabus_project",
    ]
    private static let noisyStarts = ["reading level", "new york times ", "nyt", "long now", "collectionid"]

    private static let most = 24
    /// In bytes of UTF-8. What is longer is a text.
    private static let longest = 120
}

extension OpenLibrarySubjects {
    /// The subjects that many books are about, to choose from.
    static let usual = [
        "adventure", "architecture", "art", "biography", "children", "classics", "cooking", "crime", "economics",
        "fairy tales", "fantasy", "film", "graphic novels", "historical fiction", "history", "horror", "humor", "love",
        "magic", "mathematics", "music", "mystery", "mythology", "nature", "philosophy", "photography", "poetry",
        "politics", "psychology", "religion", "romance", "science", "science fiction", "short stories", "sports",
        "theater", "thriller", "travel", "war",
    ]
}
