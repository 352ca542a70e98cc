/// What lies over the library and has one of its tabs, by the name that the palette and sessions have for it.
package enum TabbedPlace: String, Sendable {
    case diary, year
    case toConfirm = "to-confirm"
}
