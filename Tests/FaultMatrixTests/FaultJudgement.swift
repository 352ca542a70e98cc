import Entities

/// Rules for every cell, independent of the table.
struct FaultJudgement {
    let situation: Situation
    /// How many requests the situation sends without a fault.
    let questionCount: Int

    /// A sentence for each broken rule.
    func findings(in cell: FaultCell) -> [String] {
        guard let allowance = RetryAllowance(fault: cell.fault, service: situation.service) else {
            return ["how often this may be asked is not said yet: RetryAllowance.swift."]
        }
        return askings(in: cell, allowance) + sayings(in: cell, allowance) + recovery(in: cell, allowance)
            + cell.offences
    }

    /// How often each request may be sent while a fault lasts; nil if that is not defined.
    func allowedRequests(for fault: String) -> Int? {
        RetryAllowance(fault: fault, service: situation.service).map { $0.requests * situation.times }
    }

    private func askings(in cell: FaultCell, _ allowance: RetryAllowance) -> [String] {
        var findings: [String] = []
        let most = cell.asked.first ?? 0
        let allowed = allowance.requests * situation.times
        if most == 0 { findings.append("nothing was asked: this is no test of it.") }
        if most > allowed { findings.append("a question was asked \(most) times, where \(allowed) are allowed.") }
        let questions = allowance.questions(of: questionCount)
        if cell.asked.count > questions {
            findings.append("\(cell.asked.count) questions were asked, where \(questions) are allowed.")
        }
        let leastWait = cell.asked.reduce(.zero) {
            $0 + allowance.leastWait(requests: $1, times: situation.times)
        }
        if cell.waited < leastWait {
            findings.append("it was asked again after \(cell.waited), where \(leastWait) were to be waited.")
        }
        return findings
    }

    private func sayings(in cell: FaultCell, _ allowance: RetryAllowance) -> [String] {
        var findings: [String] = []
        if cell.sentences.isEmpty, cell.lineCount == 0 { findings.append("the screen says nothing.") }
        if cell.sentences.isEmpty, !cell.isWhole, !allowance.changesContent {
            findings.append("less is shown than there is, and nothing is said of it.")
        }
        if situation.keepsContent, cell.lineCount == 0 { findings.append("what was in sight is gone.") }
        return findings
    }

    private func recovery(in cell: FaultCell, _ allowance: RetryAllowance) -> [String] {
        var findings: [String] = []
        if let again = cell.askedAgain.first, again > max(1, cell.refreshes ?? 2) {
            findings.append("r asked the same \(again) times.")
        }
        // A failure must be fixed by the first `r`; content that only looks odd may need a second one.
        let most = allowance.changesContent ? 2 : 1
        let isMeant = !cell.sentences.isEmpty || !situation.refreshesOnlyWhatFailed
        if isMeant, cell.refreshes.map({ $0 > most }) ?? true { findings.append("r does not recover.") }
        return findings
    }
}
