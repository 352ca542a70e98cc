import Commands
import Entities
import Navigation
import Presentation
import TerminalKit
import TestSupport
import Testing
import Widgets

@testable import Matinee

@MainActor
struct HelpScreenTests {
    nonisolated private static let locales = ["C", "de_DE"]

    /// The text on the screen, with single spaces.
    private func text(_ help: HelpScreen, _ size: Size) -> String {
        let canvas = Canvas(size: size)
        help.layout(size: size)
        help.draw(on: canvas.surface, hasFocus: true)
        return (0..<size.height).map(canvas.text).joined(separator: " ").split(separator: " ").joined(separator: " ")
    }

    @Test(arguments: locales)
    func everyBindingIsListedWithItsKeysAndWhatTheyDo(locale: String) {
        let wording = Wording.sample(locale)
        let text = text(
            HelpScreen(bindings: KeyMap.documented(sections: SectionDescriptor.samples.map(\.id)), wording: wording),
            Size(width: 150, height: 60))
        for binding in KeyMap.documented(sections: SectionDescriptor.samples.map(\.id)) {
            let keys = binding.keys.map(\.label).joined(separator: " ")
            #expect(text.contains("\(keys) \(wording.description(binding.command))"))
        }
    }

    @Test(arguments: locales)
    func everySignIsExplained(locale: String) {
        let wording = Wording.sample(locale)
        let text = text(
            HelpScreen(bindings: KeyMap.documented(sections: SectionDescriptor.samples.map(\.id)), wording: wording),
            Size(width: 150, height: 60))
        for sign in Sign.allCases { #expect(text.contains("\(sign.symbol) \(wording.sign(sign))")) }
        #expect(Set(Sign.allCases.map(wording.sign)).count == Sign.allCases.count)
    }

    @Test(arguments: locales)
    func itSaysToWhomTheDataBelong(locale: String) {
        let wording = Wording.sample(locale)
        let text = text(
            HelpScreen(bindings: KeyMap.documented(sections: SectionDescriptor.samples.map(\.id)), wording: wording),
            Size(width: 300, height: 60))
        #expect(wording.sources.attributions.count == 2)
        for attribution in wording.sources.attributions { #expect(text.contains(attribution)) }
    }

    @Test func itScrollsWhereItIsLongerThanThePane() {
        let help = HelpScreen(
            bindings: KeyMap.documented(sections: SectionDescriptor.samples.map(\.id)), wording: .sample("C"))
        let size = Size(width: 80, height: 10)
        let first = text(help, size)
        #expect(help.commands.contains(.down))
        #expect(help.handle(.last))
        let last = text(help, size)
        #expect(first != last)
        #expect(last.contains("https://lastfm.test"))
        #expect(help.status == "100 %")
    }

    @Test func whereAllOfItIsInSightThereIsNothingToScroll() {
        let help = HelpScreen(
            bindings: KeyMap.documented(sections: SectionDescriptor.samples.map(\.id)), wording: .sample("C"))
        _ = text(help, Size(width: 150, height: 60))
        #expect(help.commands == [.back])
        #expect(help.status == nil)
    }

    @Test func whatItDoesNotKnowItLeavesToOthers() {
        let help = HelpScreen(
            bindings: KeyMap.documented(sections: SectionDescriptor.samples.map(\.id)), wording: .sample("C"))
        #expect(!help.handle(.refresh))
    }
}
