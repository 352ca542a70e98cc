/// The way of Kitty's commands to the terminal.
package enum KittyRoute: Sendable {
    case direct
    /// Through tmux, which hands on what is wrapped for it, if it was told to. The command itself would become the title
    /// of its pane.
    case tmux

    /// - Parameter command: one whole command.
    package func carrying(_ command: [UInt8]) -> [UInt8] {
        guard self == .tmux else { return command }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(command.count + 16)
        bytes.append("\u{1B}Ptmux;")
        for byte in command {
            if byte == 0x1B { bytes.append(byte) }
            bytes.append(byte)
        }
        bytes.append("\u{1B}\\")
        return bytes
    }
}
