import Entities
import Foundation
import HTTP
import Pictures
import TestSupport
import Testing

@Suite("Disks that fail pictures")
struct PictureDiskTests {
    private let url = "https://a.test/1.jpg"

    @Test("A damaged file is as none: the picture is asked for again", arguments: [0, 24, 5_000])
    func damage(place: Int) async throws {
        let folder = try TemporaryFolder()
        try await keepPicture(in: folder.path)
        let file = URL(filePath: folder.path + "/pictures.sqlite")
        var bytes = try Data(contentsOf: file)
        bytes.replaceSubrange(place..<(place + 4_096), with: Data(repeating: 0x5A, count: 4_096))
        try bytes.write(to: file)
        let later = try LoaderSample([url: .success(.picture(8))], folder: folder)
        #expect(await later.color(url) == 8)
        #expect(later.server.asked == [url])
    }

    @Test("A bit that flips in a picture is noticed")
    func flippedBit() async throws {
        let folder = try TemporaryFolder()
        try await keepPicture(in: folder.path)
        let file = URL(filePath: folder.path + "/pictures.sqlite")
        var bytes = try Data(contentsOf: file)
        let place = try #require(bytes.firstRange(of: Data("picture 7".utf8)))
        bytes[place.upperBound - 1] ^= 1
        try bytes.write(to: file)
        let later = try LoaderSample([url: .success(.picture(8))], folder: folder)
        #expect(await later.color(url) == 8)
    }

    /// In a file that is closed afterwards.
    private func keepPicture(in folder: String) async throws {
        let color = try await LoaderSample([url: .success(.picture(7, padding: 30_000))], path: folder).color(url)
        #expect(color == 7)
        #expect(await eventually { !FileManager.default.fileExists(atPath: folder + "/pictures.sqlite-wal") })
    }

    @Test("Where there can be no folder, pictures come from the network each time")
    func noFolder() async throws {
        let sample = try LoaderSample([url: .success(.picture(7))], path: "/proc/matinee")
        #expect(await sample.color(url) == 7)
        #expect(await sample.color(url, in: PictureBox(columns: 9, rows: 9)) == 7)
        #expect(sample.server.asked == [url, url])
    }

    @Test(
        "A disk that is full, or read-only, does no harm", .enabled(if: SmallDisk.isPossible), arguments: [true, false])
    func unwritable(isFull: Bool) async throws {
        let disk = try SmallDisk(kilobytes: 1_000)
        try await keepPicture(in: disk.path)
        if isFull { try disk.fill() } else { try disk.setReadOnly() }
        let next = "https://a.test/2.jpg"
        let second = try LoaderSample(
            [next: .success(.picture(8, padding: 50_000))], path: disk.path)
        #expect(await second.color(url) == 7)
        #expect(await second.color(next) == 8)
        #expect(second.server.asked == [next])
    }
}
