import TerminalKit
import Testing

struct TintTests {
    @Test("Each has its style, and no other style has one")
    func eachHasItsStyle() {
        #expect(Style.allCases.compactMap(\.tint) == Tint.allCases)
        for tint in Tint.allCases {
            #expect(Style(tint).tint == tint)
            #expect("\(Style(tint))".lowercased() == "tint\(tint)")
        }
    }

    @Test("Each is another ground, where a theme gives chips one", arguments: [ColorStep.palette, .direct])
    func eachIsAnotherGround(step: ColorStep) {
        let looks = Tint.allCases.map { Theme.automaticDark.appearance(of: Style($0), at: step) }
        #expect(Set(looks.map(\.background)).count == Tint.allCases.count)
        #expect(looks == Tint.allCases.map { Theme.light.appearance(of: Style($0), at: step) })
    }

    @Test("Where chips have brackets, all look as chips do", arguments: [Theme.neutral, .mono, .automaticDark])
    func whereChipsHaveBracketsAllAreAlike(theme: Theme) {
        for step in ColorStep.allCases where theme.hasBrackets(at: step) {
            let chip = theme.appearance(of: .chip, at: step)
            #expect(Tint.allCases.allSatisfy { theme.appearance(of: Style($0), at: step) == chip })
        }
    }
}
