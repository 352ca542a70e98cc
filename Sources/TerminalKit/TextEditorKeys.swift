extension TextEditor {
    /// Handles a key.
    ///
    /// - Returns: whether it says anything there; Esc and what goes with Ctrl or Alt do not.
    package mutating func handle(_ key: Key) -> Bool {
        switch key {
        case .character(let character): insert(String(character))
        case .paste(let text, _): insert(text)
        case .enter: insert("\n")
        case .tab: insert("\t")
        case .backspace: deleteBackward()
        case .delete: deleteForward()
        case .left: move(.left)
        case .right: move(.right)
        case .up: move(.up)
        case .down: move(.down)
        case .home: move(.lineStart)
        case .end: move(.lineEnd)
        case .pageUp: move(.pageUp)
        case .pageDown: move(.pageDown)
        case .backTab, .insert: break
        case .escape, .control, .function, .modified: return false
        }
        return true
    }
}
