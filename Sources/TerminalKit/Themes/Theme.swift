/// How each role looks.
package struct Theme: Hashable, Sendable {
    package let name: String
    private let looks: [Role: RoleLook]

    /// - Parameter looks: of roles without one, text is the terminal's own.
    package init(_ name: String, _ looks: [Role: RoleLook]) {
        (self.name, self.looks) = (name, looks)
    }

    package func look(of role: Role) -> RoleLook { looks[role] ?? RoleLook() }

    package func appearance(of style: Style, at step: ColorStep) -> Appearance {
        if let tint = style.tint, !shadesPlaces(at: step) {
            let appearance = style.isOfPlace ? tint.ofPlace(on: surroundings) : tint.ofWord
            return step == .palette ? appearance.ofPalette : appearance
        }
        var appearance = appearance(ofRole: style.role, at: step)
        if let percent = style.toneOfRole, step >= .palette {
            appearance.foreground = tone(percent, of: style.role, at: step)
        }
        if style == .selectedMatch { appearance.attributes.insert(.underline) }
        return appearance
    }

    /// Whether borders look as text does.
    package func dimsInVain(at step: ColorStep) -> Bool {
        appearance(of: .border, at: step) == appearance(of: .plain, at: step)
    }

    /// Whether the places of pictures have no ground of their own, and are shaded.
    package func shadesPlaces(at step: ColorStep) -> Bool { step < .palette || hasBrackets(at: step) }

    /// A role's colour with less of it, the nearer to the ground; the colour itself where nothing is known of the ground.
    private func tone(_ percent: UInt32, of role: Role, at step: ColorStep) -> Color? {
        let whole = look(of: role).appearance(at: step).foreground
        guard percent < 100, let color = look(of: role).full.foreground,
            let ground = look(of: .ground).full.background ?? look(of: .chip).full.background
        else { return whole }
        let mixed = ground.nearestRGB.mixed(with: color.nearestRGB, percent: percent)
        let tone = Color(mixed, XtermPalette.nearest(to: mixed))
        return step == .palette ? tone.ofPalette : tone
    }

    /// What is around the places of pictures, 0xRRGGBB. Where the ground is left to the terminal, that of chips is like it.
    private var surroundings: UInt32 {
        (look(of: .ground).full.background ?? look(of: .chip).full.background)?.nearestRGB ?? 0
    }

    private func appearance(ofRole role: Role, at step: ColorStep) -> Appearance {
        var appearance = look(of: role).appearance(at: step)
        if appearance.background == nil {
            appearance.background = look(of: .ground).appearance(at: step).background
        }
        return appearance
    }

    /// Whether brackets are seen around chips: they have no ground of their own.
    package func hasBrackets(at step: ColorStep) -> Bool {
        look(of: .chip).appearance(at: step).background == nil
    }
}
