import Entities
import Presentation

/// Formats the reports of sources.
struct SourceListFormatter {
    let wording: Wording

    private var words: Words<SourceWording> { wording.sourceList }

    /// - Parameter isChecked: whether it is asked now how it is.
    func row(_ report: SourceReport, isChecked: Bool) -> SourceListRow {
        let isAsked = isChecked || report.isAsked
        return SourceListRow(
            name: wording.sources.name(of: report.source), gives: wording.kinds.several(of: report.kinds),
            state: isAsked ? words.asking : words.state(report.state),
            sign: isAsked ? .sourceAsked : sign(report.state), use: report.lists.isEmpty ? nil : words.used)
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
        var facts: [SourceListText.Fact] = []
        // Else its row says it.
        if report.isChosen || !report.lists.isEmpty && report.lists != report.listed {
            facts.append(
                fact(report.isChosen ? words.inUseByChoice : words.inUse, wording.kinds.several(of: report.lists)))
        }
        if let key = report.key { facts.append(fact(words.key, words.keyText(key))) }
        let moment = report.lastAnswer.map { wording.format.moment(secondsSince1970: $0) }
        let kept = report.cachedBytes > 0 ? words.kept(words.size(report.cachedBytes, wording.format)) : nil
        let answer = [moment, kept].compactMap(\.self)
        if !answer.isEmpty { facts.append(fact(words.answer, answer.joined(separator: " · "))) }
        let terms = wording.sources.terms(of: report.source)
        return SourceListText(
            explanation: explanation(report.state), gives: fact(words.gives, wording.kinds.several(of: report.kinds)),
            facts: facts, terms: terms?.attribution, page: terms?.page)
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

extension SourceReport {
    /// What lists could be from it: those of albums are those of their artists.
    fileprivate var listed: Set<LibrarySubject.Kind> { Set(kinds.map { $0 == .album ? .artist : $0 }) }
}
