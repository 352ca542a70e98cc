import Entities
import Presentation

/// Puts what came from other machines into words.
struct ArrivalsFormatter {
    let wording: Wording
    /// Puts a second since 1970 into words.
    private let time: (Int) -> String

    init(wording: Wording, time: ((Int) -> String)? = nil) {
        self.wording = wording
        self.time = time ?? { wording.format.moment(secondsSince1970: $0) }
    }

    private var words: Words<ArrivalsWording> { wording.arrivals }

    var title: String { words.title }

    func row(_ arrival: Arrival) -> ArrivalsRow {
        ArrivalsRow(
            kindMark: arrival.item.flatMap { KindMark($0.id.kind) }, title: title(of: arrival), change: change(arrival),
            origin: "\(arrival.machine) · \(moment(arrival))")
    }

    func text(_ arrival: Arrival) -> ArrivalsText {
        var text = ArrivalsText(origin: words.origin(arrival.machine, moment(arrival)))
        if let item = arrival.after?.item, tellsOfTimes(arrival.change) {
            let thing = KeptThing(standing: item.standing, events: item.events)
            let words = wording.words(of: thing, item.id.kind, own: item.id.source)
            (text.seen, text.spoken) = (words.seen, words.fields)
        }
        let notes = [arrival.before, arrival.after].map { $0?.item.note?.text }
        if notes[0] != notes[1] {
            text.lines = zip([words.before, words.after], notes).compactMap { label, note in
                note.map { ArrivalsText.Line(label: label, text: $0) }
            }
        }
        return text
    }

    private func tellsOfTimes(_ change: Arrival.Change) -> Bool {
        switch change {
        case .new: true
        case .deleted: false
        case .changed(let parts): parts.contains(.standing) || parts.contains(.diary)
        }
    }

    private func change(_ arrival: Arrival) -> String {
        switch arrival.change {
        case .new: words.new
        case .deleted: words.deleted
        case .changed(let parts): parts.map(words.part).joined(separator: ", ")
        }
    }

    private func moment(_ arrival: Arrival) -> String { time(arrival.second) }

    private func title(of arrival: Arrival) -> String { arrival.item?.summary.title ?? "" }

    func list(_ arrivals: [Arrival], isLoaded: Bool, _ failure: LibraryFailure?) -> ListState {
        ListState(count: arrivals.count, isLoaded: isLoaded, failure: failure, empty: words.empty, wording: wording)
    }

    func question(_ arrival: Arrival) -> Question { words.askToTakeBack(title(of: arrival)) }

    /// - Parameter isAsBefore: else it was changed since, and stays.
    func takenBack(_ arrival: Arrival, isAsBefore: Bool) -> Message {
        Message((isAsBefore ? words.takenBack : words.changedSince)(title(of: arrival).inSentence))
    }
}
