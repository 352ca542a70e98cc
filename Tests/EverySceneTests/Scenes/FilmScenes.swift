import Commands
import Entities
import MovieDetail
import MovieList
import Navigation
import PersonDetail
import ScreenTestSupport
import TestSupport
import Testing

extension DestinationsSpy: MovieListDestinations, MovieDetailDestinations, PersonDetailDestinations {}

extension TestedScene {
    static let movieList = TestedScene(
        "MovieList", parts: ["loader"], asking: ["a page": { $0.films.lists }, "a kept page": { $0.films.cachedLists }]
    ) { stage in
        MovieListBuilder(catalog: stage.films, context: stage.context)
            .build(navigator: stage.navigator, destinations: stage.destinations)
    } leads: {
        $0.opens(MovieID(1))
    }

    static let movieDetail = TestedScene(
        "MovieDetail", parts: ["detail loader"],
        asking: ["a film": { $0.films.details }, "a kept film": { $0.films.cachedDetails }]
    ) { stage in
        MovieDetailBuilder(catalog: stage.films, context: stage.context)
            .build(MovieID(1), siblings: nil, navigator: stage.navigator, destinations: stage.destinations)
    } leads: {
        $0.writesNote(about: "Name 1")
    }

    static let personDetail = TestedScene(
        "PersonDetail", parts: ["detail loader"],
        asking: ["somebody": { $0.people.people }, "somebody who was kept": { $0.people.cachedPeople }]
    ) { stage in
        PersonDetailBuilder(catalog: stage.people, context: stage.context)
            .build(
                PersonID(source: .movieDatabase, key: "62"), named: "Ada", navigator: stage.navigator,
                destinations: stage.destinations)
    } leads: { stage in
        stage.people.people.answer { id in
            var person = PersonDetail(id: id, name: "Ada Example")
            person.links = [Link(title: "TMDB", url: "https://tmdb.test/person/62")]
            return .success(person)
        }
        #expect(stage.screen.handle(.refresh))
        await #expect(eventually { @MainActor in stage.screen.title == "Ada Example" })
        #expect(stage.screen.handle(.openPage))
        #expect(stage.links.opened == ["https://tmdb.test/person/62"])
    }
}
