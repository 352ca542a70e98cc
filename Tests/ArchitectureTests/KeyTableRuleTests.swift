import Commands
import Entities
import Navigation
import Presentation
import TerminalKit
import Testing

struct KeyTableRuleTests {
    private let rule = KeyTableRule(wordings: Language.allCases.map { Wording.for(localeIdentifier: "", language: $0) })

    private func offences(_ bindings: [KeyMap.Binding]) -> [String] {
        rule.offences(in: KeyMap(bindings), place: "A table").map(\.sentence)
    }

    @Test func noKeyIsBoundTwiceAndEveryBindingIsDescribed() {
        expectNone(rule.offences(in: .standard, place: "KeyMap.standard"))
        expectNone(rule.offences(in: .question, place: "KeyMap.question"))
        expectNone(rule.offences(in: .filter, place: "KeyMap.filter"))
        expectNone(rule.offences(in: .prompt, place: "KeyMap.prompt"))
        expectNone(rule.offences(in: .history, place: "KeyMap.history"))
    }

    @Test func aKeyThatIsBoundTwiceIsFound() {
        #expect(
            offences([
                .init(command: .up, keys: [.up, .character("k")]), .init(command: .down, keys: [.character("k")]),
            ])
                == [
                    "A table binds k twice. Only the first would ever be heard: give the other command another key."
                ])
    }

    @Test func aCommandThatIsBoundTwiceIsFound() {
        #expect(offences([.init(command: .up, keys: [.up]), .init(command: .up, keys: [.character("k")])]).count == 1)
    }

    @Test func aCommandWithoutAKeyIsFound() {
        #expect(offences([.init(command: .up, keys: [])]).count == 1)
    }

    @Test func aCommandThatALanguageHasNoWordsForIsFound() {
        var silent = rule.wordings[0]
        silent.description = { _ in "" }
        let rule = KeyTableRule(wordings: [silent])
        #expect(rule.offences(in: KeyMap([.init(command: .up, keys: [.up])]), place: "A table").count == 1)
    }
}
