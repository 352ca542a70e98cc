import Foundation
import SceneGenerator
import Testing

struct TargetGraphTests {
    private let manifest = PackageManifest(
        text: """
            func scene(_ name: String) -> Target {
                .target(name: name, dependencies: ["Widgets", "Services"])
            }

            let package = Package(
                name: "Some",
                targets: [
                    swift("Values"),
                    swift(
                        "Services", ["Values"]),
                    swift("Widgets", ["CWidgets", "Services", "Values"]),
                    .executableTarget(
                        name: "Matinee", dependencies: ["Services", "Widgets"] + names(of: scenes)),
                ])
            """)

    @Test func itHasWhatTheManifestSays() {
        #expect(
            TargetGraph(manifest).imports == [
                "Values": [], "Services": ["Values"], "Widgets": ["Services", "Values"],
                "Scenes/*": ["Services", "Widgets"], "Matinee": ["Services", "Widgets", "Scenes/*"],
            ])
    }

    @Test func itIsDrawnInLayersWithoutWhatOthersBringAlong() {
        #expect(
            TargetGraph(manifest).drawing == """
                Values

                Services ← Values

                Widgets  ← Services

                Scenes/* ← Widgets

                Matinee  ← Scenes/*

                """)
    }

    @Test func aCircleIsFound() {
        let graph = TargetGraph(
            PackageManifest(
                text: """
                            swift("A", ["B"]),
                            swift("B", ["C"]),
                            swift("C", ["A"]),
                            swift("D", ["A"]),
                            swift("E"),
                    """))
        #expect(graph.circles == ["A", "B", "C"])
        #expect(graph.drawing == "D ← A\nE\n")
    }

    @Test func thisProjectHasNoCircles() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
        let graph = TargetGraph(PackageManifest(text: text))
        #expect(graph.circles == [])
        #expect(graph.imports["Matinee"]?.isSuperset(of: ["Entities", "Scenes/*", "CommandLine"]) == true)
        #expect(graph.imports.values.contains { $0.contains("HTTP") })
    }
}
