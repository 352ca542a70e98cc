import TerminalKit
import Testing

struct KeyLabelTests {
    @Test(
        "Every key is called what its cap says",
        arguments: [
            (Key.character("q"), "q"), (.character("G"), "G"), (.character(" "), "Space"), (.character("ä"), "ä"),
            (.control("l"), "Ctrl-L"), (.control("@"), "Ctrl-@"), (.control("\\"), "Ctrl-\\"), (.up, "↑"), (.down, "↓"),
            (.left, "←"),
            (.right, "→"), (.pageUp, "PgUp"), (.pageDown, "PgDn"), (.home, "Home"), (.end, "End"), (.enter, "Enter"),
            (.escape, "Esc"),
            (.tab, "Tab"), (.backTab, "Shift-Tab"), (.backspace, "Backspace"), (.delete, "Del"), (.insert, "Ins"),
            (.function(1), "F1"), (.function(12), "F12"), (.paste("rm"), "Paste"),
            (.up.with(.shift), "Shift-↑"), (.character("q").with(.alt), "Alt-q"),
            (.control("l").with([.alt, .shift]), "Ctrl-Alt-Shift-L"),
            (.tab.with([.shift, .control]), "Ctrl-Shift-Tab"),
        ])
    func everyKeyHasItsName(key: Key, label: String) {
        #expect(key.label == label)
    }
}
