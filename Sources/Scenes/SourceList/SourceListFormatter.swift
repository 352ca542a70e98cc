import Entities
import Presentation

/// Formats the reports of sources.
struct SourceListFormatter {
    let wording: Wording

    private var words: Words<SourceWording> { wording.sourceList }

    /// - Parameter isAsked: whether it is asked now how it is.
    func row(_ report: SourceReport, isAsked: Bool) -> SourceListRow {
        SourceListRow(
            name: wording.sources.name(of: report.source), gives: wording.kinds.several(of: report.kinds),
            state: words.state(report.state), sign: isAsked ? .sourceAsked : sign(report.state),
            isInUse: !report.lists.isEmpty)
    }

    private func sign(_ state: SourceReport.State) -> Sign? {
        switch state {
        case .live: .sourceAnswers
        case .builtIn, .notAsked, .cached: .sourceAtHand
        case .limited, .failing: .sourceFails
        case .leftOut, .keyMissing: nil
        }
    }

    func text(_ report: SourceReport) -> SourceListText {
        var facts = [fact(words.gives, wording.kinds.several(of: report.kinds))]
        if !report.lists.isEmpty {
            facts.append(
                fact(report.isChosen ? words.inUseByChoice : words.inUse, wording.kinds.several(of: report.lists)))
        }
        if let key = report.key { facts.append(fact(words.key, words.keyText(key))) }
        if let moment = report.lastAnswer {
            facts.append(fact(words.lastAnswer, wording.format.moment(secondsSince1970: moment)))
        }
        if report.cachedBytes > 0 { facts.append(fact(words.cached, words.size(report.cachedBytes, wording.format))) }
        let terms = wording.sources.terms(of: report.source)
        return SourceListText(
            explanation: explanation(report.state), facts: facts, terms: terms?.attribution, page: terms?.page)
    }

    func list(of reports: [SourceReport]) -> ListState {
        var list = ListState()
        list.rowCount = reports.count
        list.total = reports.count
        return list
    }

    private func explanation(_ state: SourceReport.State) -> String? {
        switch state {
        case .failing(let failure):
            let message = wording.message(failure)
            return [message.why, message.remedy].compactMap(\.self).joined(separator: " ")
        case .limited(let until):
            return until.map { words.limitedUntil(wording.format.moment(secondsSince1970: $0)) }
        case .builtIn, .leftOut, .keyMissing, .notAsked, .cached, .live: return words.explanation(state)
        }
    }

    private func fact(_ label: String, _ text: String) -> SourceListText.Fact {
        SourceListText.Fact(label: label, text: text)
    }
}
