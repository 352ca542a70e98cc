import Commands
import Entities
import Navigation
import Presentation
import TerminalKit
import Testing

struct KeyTableRuleTests {
    private let rule = KeyTableRule(
        descriptions: Language.allCases.map { Wording.for(localeIdentifier: "", language: $0).description })

    private func offences(_ bindings: [KeyMap.Binding]) -> [String] {
        rule.offences(in: KeyMap(bindings), place: "A table").map(\.sentence)
    }

    @Test func noKeyIsBoundTwiceAndEveryBindingIsDescribed() {
        for preset in KeyPreset.allCases {
            let table = KeyTable.standard(sections: [SectionID(rawValue: "movies")], preset: preset)
            for scope in KeyScope.allCases {
                let bound = KeyMap(table[scope].bindings.filter { !$0.sequences.isEmpty })
                expectNone(rule.offences(in: bound, place: "\(preset), \(scope)"))
            }
            for place in Command.Place.allCases where place != .screens {
                expectNone(rule.offences(in: table[place], place: "\(preset), \(place)"))
            }
        }
    }

    /// Of a command, each of whose sequences is one key.
    private func binding(_ command: Command, _ keys: [Key]) -> KeyMap.Binding {
        KeyMap.Binding(command: command, sequences: keys.map { KeySequence($0) })
    }

    @Test func aKeyThatIsBoundTwiceIsFound() {
        #expect(
            offences([binding(.up, [.up, .character("k")]), binding(.down, [.character("k")])])
                == [
                    "A table binds k twice. Only the first would ever be heard: give the other command another key."
                ])
    }

    @Test func aCommandThatIsBoundTwiceIsFound() {
        #expect(offences([binding(.up, [.up]), binding(.up, [.character("k")])]).count == 1)
    }

    @Test func aCommandWithoutAKeyIsFound() {
        #expect(offences([binding(.up, [])]).count == 1)
    }

    @Test func aCommandThatALanguageHasNoWordsForIsFound() {
        let rule = KeyTableRule(descriptions: rule.descriptions + [{ _ in "" }])
        #expect(rule.offences(in: KeyMap([binding(.up, [.up])]), place: "A table").count == 1)
    }
}
