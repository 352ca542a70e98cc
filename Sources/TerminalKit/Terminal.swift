/// What the program sees of the terminal it runs in.
@MainActor
package protocol Terminal: AnyObject {
    var size: Size { get }

    /// What waits, as far as it is not too much for once, without waiting for more; nil when the terminal is gone.
    func readEvents() -> [InputEvent]?

    /// When to read though nothing comes: something has begun that then counts as it is. Nil for never.
    var inputDeadline: ContinuousClock.Instant? { get }

    /// Shows a frame of the terminal's size; only what changed is sent. What is on the canvas afterwards is no
    /// frame of anybody's: it is for the next to be drawn on.
    func present(_ canvas: Canvas)

    /// Takes in a new size, and forgets what the terminal shows: the next frame is sent whole.
    func reset()

    /// Gives the terminal back as it was, and lets the shell have it until the program is resumed.
    ///
    /// - Returns: false where no shell has seen that, or would: then the program goes on.
    func suspend() -> Bool

    /// For whoever has the terminal while it is handed over, and was stopped: stops all that was started together, and
    /// comes back when that goes on; where no shell would see it, at once.
    func stopJob()

    /// Takes the terminal back, whatever has become of it while somebody else had stopped the program; the next frame
    /// is sent whole.
    func takeBack()

    /// Gives the terminal to another program for as long as `body` runs.
    func handOver(_ body: () -> Void)

    /// Gives the terminal back as it was. Nothing may be asked of it afterwards.
    func close()
}
