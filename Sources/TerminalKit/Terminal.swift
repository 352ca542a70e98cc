package import Pictures

/// What the program sees of the terminal it runs in.
@MainActor
package protocol Terminal: AnyObject {
    var size: Size { get }

    /// What waits, as far as it is not too much for once, without waiting for more; nil when the terminal is gone.
    func readEvents() -> [InputEvent]?

    /// When to read though nothing comes: something has begun that then counts as it is. Nil for never.
    var inputDeadline: ContinuousClock.Instant? { get }

    /// Whether it tells of presses, wheels and pulls, instead of selecting text with them.
    var takesPointer: Bool { get set }

    /// How it shows pictures, as far as it has answered by now; nil for not at all. Changes with its size and its answers.
    var pictures: PictureDisplay? { get }

    /// It shows them like that from now on, as far as it can. What it must be asked for that goes with the next frame.
    func use(_ pictures: PictureWish)

    /// Hands a text to the clipboard of the terminal, with the next frame. No terminal says what it makes of that.
    ///
    /// - Returns: why it cannot; nil if it will.
    func copy(_ text: String) -> CopyObstacle?

    /// What it has said of its background. Changes with its answers.
    var background: BackgroundAnswer { get }

    /// How many colours its answers have shown that it has; nil if they say nothing of that.
    var confirmedColors: ColorStep? { get }

    /// How many colours the next frame has.
    var colors: ColorStep { get }

    /// Whether borders look as text does in the next frame: then nothing can be dimmed by giving it their colour.
    var dimsInVain: Bool { get }

    /// Whether the next frame will look otherwise, whatever is drawn: it should be drawn soon.
    var isOutdated: Bool { get }

    /// The next frame is in the colours of this theme, completely.
    func use(_ theme: Theme)

    /// The next frame has as many colours as that.
    func use(_ colors: ColorWish)

    /// Shows a frame of the terminal's size; only changes are sent. The content of the canvas is undefined afterwards:
    /// draw the next frame on it.
    func present(_ canvas: Canvas)

    /// Whether there is more to send, which is not urgent: the next part should go when the terminal takes more.
    var hasMoreToSend: Bool { get }

    /// Sends the next part of that.
    func sendMore()

    /// Reads the terminal's size, and forgets what it shows: the next frame is sent completely.
    func reset()

    /// Gives the terminal back as it was, and lets the shell have it until the program is resumed.
    ///
    /// - Returns: false if there is no shell that could resume the program: then it goes on.
    func suspend() -> Bool

    /// Called when a program that the terminal was handed to was stopped: stops the whole job, and returns when it is
    /// resumed; at once if there is no shell that could resume it.
    func stopJob()

    /// Takes the terminal back after another process has stopped the program, whatever state it is in; the next frame
    /// is sent completely.
    func takeBack()

    /// Gives the terminal to another program for as long as `body` runs.
    func handOver(_ body: () -> Void)

    /// Gives the terminal back as it was. It may not be used afterwards.
    func close()
}
