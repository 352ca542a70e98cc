import Foundation
import TestSupport
import Testing

extension EndToEndSweeps {
    /// `scripts/bench` in its shortest form, without other programs: that it works, and the limits that hold on every
    /// machine.
    struct BenchTests {
        private struct Report: Decodable {
            struct Bar: Decodable {
                let `case`: String
                let bar: String
                let measured: String
                let verdict: String
            }

            /// Median, least and most of each figure, by case and program.
            let results: [String: [String: [String: [Double]]]]
            let notes: [String]
            let bars: [Bar]

            func median(_ name: String, _ figure: String, of program: String = "matinee") -> Double? {
                results[name]?[program]?[figure]?.first
            }
        }

        private static let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "scripts/bench").path

        private func run(_ cases: [String]) async throws -> (status: Int32, report: Report) {
            let command =
                [Self.path, "--program", MatineeProgram.path, "--quick", "--alone", "--json", "-", "--case"] + cases
            return try await onOwnThread {
                let folder = try TemporaryFolder()
                let output = try folder.file("output")
                let status = try SpawnedProcess(command, output: output).wait()
                return (status, try JSONDecoder().decode(Report.self, from: Data(output.content().utf8)))
            }
        }

        @Test func everyKeyMovesTheProgramAndIsMeasured() async throws {
            let names = ["down", "scroll", "page", "end", "burst", "resize", "detail", "follow"]
            let (status, report) = try await run(names)
            #expect(status == 0)
            #expect(report.notes == [])
            for name in names {
                #expect((report.median(name, "bytes") ?? 0) > 0, "\(name)")
                #expect((report.median(name, "frames") ?? 0) >= 1, "\(name)")
            }
            // Without other programs only the absolute limits are left.
            for bar in report.bars where !bar.bar.contains("×") && bar.case != "scroll" {
                #expect(bar.verdict == "met", "\(bar.case): \(bar.bar), measured \(bar.measured)")
            }
            #expect(report.bars.count { $0.bar.contains("×") && $0.verdict == "not measured" } == 8)
        }

        @Test func nothingIsWrittenAndNothingWakesWithoutAKey() async throws {
            let (status, report) = try await run(["idle"])
            #expect(status == 0)
            #expect(report.bars.count == 4)
            for bar in report.bars { #expect(bar.verdict == "met", "\(bar.bar), measured \(bar.measured)") }
        }

        @Test func aHeldKeyAsksForEachPageOnce() async throws {
            let (status, report) = try await run(["held"])
            #expect(status == 0)
            let asked = try #require(report.median("held", "pages asked"))
            #expect(asked > 1)
            #expect(try asked <= #require(report.median("held", "pages needed")))
            #expect(report.median("held", "asked twice") == 0)
            // With fewer rows than the limits are for.
            #expect(report.bars.map(\.verdict) == Array(repeating: "not measured", count: 3))
        }

        @Test(arguments: ["palette", "search"]) func lettersFindAmongWhatIsLoaded(name: String) async throws {
            let (status, report) = try await run([name])
            #expect(status == 0)
            #expect(report.notes == [])
            #expect((report.median(name, "bytes") ?? 0) > 0)
            #expect(report.median(name, "rows") == 200)
            // With fewer rows than the limits are for.
            #expect(report.bars.allSatisfy { $0.verdict == "not measured" } && !report.bars.isEmpty)
        }

        @Test func theNextPictureIsMeasuredFromEachPlaceWhereItMayBeKept() async throws {
            let (status, report) = try await run(["picture-first"])
            #expect(status == 0)
            #expect(report.notes == [])
            for way in ["cells", "kitty", "sixel"] {
                for kept in ["new", "in memory", "on disk"] {
                    #expect(
                        (report.median("picture-first", "p50", of: "matinee \(way) \(kept)") ?? 0) > 0, "\(way) \(kept)"
                    )
                }
            }
        }

        @Test func picturesAreMeasuredBesideNone() async throws {
            let (status, report) = try await run(["picture-hold", "picture-start", "picture-memory"])
            #expect(status == 0)
            #expect(report.notes == [])
            for way in ["cells", "kitty", "sixel"] {
                #expect((report.median("picture-memory", "memory", of: "matinee \(way)") ?? 0) > 0, "\(way)")
            }
            for program in ["matinee", "matinee off"] {
                #expect((report.median("picture-hold", "p99", of: program) ?? 0) > 0, "\(program)")
            }
            #expect((report.median("picture-start", "first", of: "matinee cells") ?? 0) > 0)
            #expect((report.median("picture-start", "first", of: "matinee off") ?? 0) > 0)
            #expect((report.median("picture-memory", "memory", of: "matinee off") ?? 0) > 0)
        }

        @Test func aProgramThatIsNotThereIsAFailure() async throws {
            let status = try await onOwnThread {
                try SpawnedProcess([Self.path, "--program", "/nowhere/matinee", "--case", "down"]).wait()
            }
            #expect(status == 1)
        }
    }
}
