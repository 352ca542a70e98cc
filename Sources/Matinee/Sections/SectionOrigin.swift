import Commands
import Entities
import Navigation
import Presentation
import TerminalKit
import Widgets

/// Where the rows of a section come from.
struct SectionOrigin: Equatable {
    /// The name of the section's place in sessions. It differs for each source, since the items do.
    var place: String
    /// What earlier versions named that place.
    var formerPlaces: [String] = []
    /// The name of the source.
    var source: String
    /// What else is to be said of it: how to get a live one, or why this one is shown.
    var hint: String?
    /// The hint in fewer words, for where there is little room, from the longest to the shortest.
    var briefHints: [String] = []
    /// What the key does that the hint names; nil where it names none.
    var command: Command?
    /// Whether the hint is a warning, which is told in any width.
    var isWarning = false
    /// How the source is; nil for what is asked of nobody.
    var state: State?

    /// How a source is, in the header as a dot.
    enum State: Equatable {
        case answers, asked
        /// What is built in or was kept stands there.
        case atHand
        /// Nothing of it is there.
        case fails
    }
}

extension SectionOrigin.State {
    var sign: Sign {
        switch self {
        case .answers: .sourceAnswers
        case .asked: .sourceAsked
        case .atHand: .sourceAtHand
        case .fails: .sourceFails
        }
    }

    var style: Style { Style(source: sign) }
}

extension SectionOrigin {
    /// The origin of a list over the section's own.
    ///
    /// - Parameter services: those in use.
    func with(_ rows: RowOrigin, services: Set<SourceID>, _ wording: Wording) -> SectionOrigin {
        switch rows {
        case .library: SectionOrigin(place: place, source: wording.library.place)
        // What there is to say of the section's own source holds for this list too.
        case .source(let id) where wording.sources.name(of: id) == source: self
        case .source(let id):
            SectionOrigin(
                place: place, source: wording.sources.name(of: id), state: services.contains(id) ? .answers : .atHand)
        }
    }

    /// There are no rows for this reason.
    mutating func fail(_ failure: CatalogFailure, _ wording: Wording) {
        switch failure {
        // That is the machine's own matter.
        case .offline, .startedOffline, .networkLibraryMissing, .cancelled: return
        case .hostNotFound, .connectionRefused, .connectionLost, .untrusted, .timedOut, .unavailable:
            (hint, isWarning) = (wording.noAnswer(source), true)
        case .redirectRefused, .redirectsInCircles, .keyRejected, .keySuspended, .notFound, .rateLimited, .refused,
            .unreadable, .tooLarge:
            break
        }
        state = .fails
    }

    /// The source with its hint, or the hint alone where that names it; nil without one.
    var remark: String? { hint.map { $0.contains(source) ? $0 : "\(source) · \($0)" } }

    /// The source with what is said of it, and that alone: from the longest to the shortest.
    func remarks(_ warning: String) -> [String] {
        // That it does not answer has its name in it.
        state == .fails && warning == hint ? [warning] : ["\(source) · \(warning)", warning]
    }

    /// What sessions may name its place, the current name first.
    var places: [String] { [place] + formerPlaces }
}
