package import Browsing
package import Entities

/// Where routers of lists of kept things get screens from: a part of each such scene's destinations.
@MainActor
package protocol KeptDestinations: NoteDestinations {
    /// The detail of a thing whose catalogue is in use.
    func detail(of thing: LibrarySummary) -> any Screen
    /// What is stored of a thing of which no catalogue tells.
    func text(about thing: LibrarySummary, _ text: @escaping KeptText) -> any Screen
}

/// The way from a list of kept things to what there is to tell of each.
@MainActor
package struct KeptRoute {
    fileprivate weak var navigator: (any Navigator)?
    fileprivate let destinations: any KeptDestinations

    package init(navigator: any Navigator, destinations: any KeptDestinations) {
        self.navigator = navigator
        self.destinations = destinations
    }

    fileprivate func screen(of thing: LibrarySummary, _ keptText: KeptText?) -> Navigator.MakeScreen {
        { [destinations] in
            guard let keptText else { return destinations.detail(of: thing) }
            return destinations.text(about: thing, keptText)
        }
    }
}

/// A router that leads to things, and to notes about them, by a `KeptRoute`.
@MainActor
package protocol KeptRouting: KeptRouter, NoteRouting {
    var things: KeptRoute { get }
}

extension KeptRouting {
    package var notes: NoteRoute { NoteRoute(navigator: things.navigator, destinations: things.destinations) }

    package func show(_ thing: LibrarySummary, keptText: KeptText?) {
        things.navigator?.open(thing.subject, things.screen(of: thing, keptText))
    }

    package func follow(_ thing: LibrarySummary, keptText: KeptText?) {
        things.navigator?.follow(thing.subject, of: self, things.screen(of: thing, keptText))
    }

    package func followNothing() {
        things.navigator?.followNothing(of: self)
    }
}
