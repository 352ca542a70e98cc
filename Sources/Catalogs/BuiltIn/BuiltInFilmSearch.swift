import Entities
import Storage

/// Answers what needs all built-in films: they are read at the first question, and indexed at the first search. Neither keeps
/// a first frame waiting: that is of the list as it is.
actor BuiltInFilmSearch {
    private let read: @Sendable (MovieID) -> BuiltInFilm?
    private var index: SearchIndex<MovieID>?
    /// In the order of their ranks.
    private lazy var films: [(id: MovieID, film: BuiltInFilm)] = BuiltInRanking.films.compactMap { id in
        read(id).map { (id, $0) }
    }

    init(read: @escaping @Sendable (MovieID) -> BuiltInFilm?) {
        self.read = read
    }

    /// The films that belong to a query, in its order.
    func found(_ query: MovieQuery) async -> [MovieID] {
        let question = BuiltInFilmQuery(query)
        var films = films.filter { question.lets($0.film) }
        if let text = query.text {
            let words = SearchWords(text)
            let found = Set(await searchIndex().ids(of: words))
            films = films.filter { found.contains($0.id) }
            // Who types a title means it more than a person.
            let isTitled = films.map { words.areFound(in: $0.film.titles) }
            films = zip(films, isTitled).filter(\.1).map(\.0) + zip(films, isTitled).filter { !$0.1 }.map(\.0)
        }
        return question.sorted(films).map(\.id)
    }

    /// The most frequent first.
    func values(of filter: QueryFilter) -> [FilterValue] {
        let all: [FilterValue] =
            switch filter {
            case .genre: films.flatMap(\.film.genreValues)
            case .language: films.flatMap(\.film.languages).map { FilterValue($0) }
            case .person: films.flatMap { Set($0.film.people).sorted() }.map { FilterValue($0, name: $0) }
            default: []
            }
        let counts = all.reduce(into: [:]) { counts, value in counts[value, default: 0] += 1 }
        return counts.sorted { (-$0.value, $0.key.key) < (-$1.value, $1.key.key) }.map(\.key)
    }

    private func searchIndex() async -> SearchIndex<MovieID> {
        if let index { return index }
        let index = SearchIndex<MovieID>()
        self.index = index
        await index.insert(films.map { ($0.id, ([$0.film.titles] + $0.film.people).joined(separator: "\n")) })
        return index
    }
}
