/// How much of a file is read. Real ones have a few megabytes.
package struct DiaryFileLimits: Sendable {
    /// Bytes of the file as it is.
    package var file = 1 << 30
    /// Bytes of all that is unpacked of a zip.
    package var unpacked = 1 << 30
    /// How many times larger than its zip what is unpacked may be, from `ratioCounts` bytes on. Tables get ten times smaller.
    package var ratio = 200
    package var ratioCounts = 16 << 20
    /// The parts of a zip, read or not.
    package var members = 100_000
    /// Bytes of a text in JSON that is read as a whole, which takes up many times its size meanwhile.
    package var json = 256 << 20
    package var rows = 6_000_000
    package var events = 1_000_000
    package var plays = 5_000_000

    package init() {}
}
