package import Entities

/// What is not stored when the program is about to end, in words.
package struct UnsavedReport: Hashable, Sendable {
    package struct Entry: Hashable, Sendable {
        package let title: String
        package let sentences: [String]
        /// A text that is stored nowhere.
        package var text: String?
    }

    package let entries: [Entry]
    /// Printed before a text that is stored nowhere.
    private let textFollows: String

    /// - Parameters:
    ///   - orders: each with the reason why it failed; nil if it is still under way.
    ///   - isOver: whether the program does not wait for them any more.
    package init(
        _ texts: [UnsavedText], orders: [(order: LibraryOrder, failure: LibraryFailure?)], isOver: Bool,
        wording: Wording
    ) {
        let words = wording.unsaved
        textFollows = words.textFollows
        let underWay = isOver ? words.notWaitedFor : words.stillUnderWay
        entries =
            texts.map { text in
                let isKept = text.asDraft == .done
                let reason =
                    if case .failed(let message) = text.inLibrary { message.sentence } else { underWay }
                var sentences = [reason]
                switch text.asDraft {
                case .done: sentences.append(words.draftKept)
                case .failed(let message): sentences += [message.sentence, words.textIsPrinted]
                case .untried, .underWay: break
                }
                return Entry(title: text.title, sentences: sentences, text: isKept ? nil : text.text)
            }
            + orders.map { order, failure in
                Entry(
                    title: words.notDone(order),
                    sentences: [failure.map { wording.library.failure($0).sentence } ?? underWay])
            }
    }

    /// Printed after the screen was left: a line for each order, and the texts that are stored nowhere. Empty if there
    /// is nothing to report.
    package var lastWords: String {
        entries.map { entry in
            guard let text = entry.text else {
                return "matinee: \(entry.title): \(entry.sentences.joined(separator: " "))\n"
            }
            let sentences = entry.sentences.prefix(1) + [textFollows]
            return "matinee: \(entry.title): \(sentences.joined(separator: " "))\n\(text.withoutControls)\n"
        }.joined()
    }
}

extension Message {
    /// What happened and why, and where, on one line.
    fileprivate var sentence: String {
        let sentence = finding.endedAsSentence
        return [sentence, place].compactMap(\.self).joined(separator: " ")
    }
}

extension String {
    fileprivate var endedAsSentence: String {
        isEndedSentence ? self : self + "."
    }

    /// Without control characters, which a terminal would obey.
    fileprivate var withoutControls: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.filter {
                    $0.properties.generalCategory != .control || $0 == "\n" || $0 == "\t"
                }))
    }
}
