package import Entities

/// What is not stored as the program is about to end, in words.
package struct UnsavedReport: Hashable, Sendable {
    package struct Entry: Hashable, Sendable {
        package let title: String
        package let sentences: [String]
        /// A text that is nowhere but here.
        package var text: String?
    }

    package let entries: [Entry]
    /// Before a text that is nowhere else.
    private let textFollows: String

    /// - Parameters:
    ///   - orders: with why they were not carried out; nil for those that are still under way.
    ///   - isOver: whether nobody waits for them any more.
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

    /// For the terminal that was given back: a line for each, and the texts that nobody finds elsewhere. Empty for
    /// nothing.
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
        let sentence = [what, why].compactMap(\.self).joined(separator: ": ").endedAsSentence
        return [sentence, place].compactMap(\.self).joined(separator: " ")
    }
}

extension String {
    fileprivate var endedAsSentence: String {
        last.map { ".!?…".contains($0) } == true ? self : self + "."
    }

    /// What a terminal would take for orders is left out.
    fileprivate var withoutControls: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.filter {
                    $0.properties.generalCategory != .control || $0 == "\n" || $0 == "\t"
                }))
    }
}
