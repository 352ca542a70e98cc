import Entities
import Navigation
import Presentation

@testable import Library
@testable import Widgets

@MainActor
final class LibraryRouterSpy: LibraryRouter {
    enum Call: Equatable {
        case show(String)
        case follow(String)
        case followNothing
        case editNote(String)
    }

    private(set) var calls: [Call] = []
    /// The text shown for an item of another catalogue.
    private(set) var keptText: [Paragraph] = []

    func showDetail(of subject: LibrarySubject) { calls.append(.show("\(subject.kind)")) }
    func followDetail(of subject: LibrarySubject) { calls.append(.follow("\(subject.kind)")) }

    func showKept(_ subject: LibrarySubject, title: String, _ text: @escaping KeptText) {
        calls.append(.show("kept \(title)"))
        keptText = text()
    }

    func followKept(_ subject: LibrarySubject, title: String, _ text: @escaping KeptText) {
        calls.append(.follow("kept \(title)"))
        keptText = text()
    }

    func editNote(about summary: LibrarySummary) { calls.append(.editNote(summary.title)) }
    func followNothing() { calls.append(.followNothing) }
}
