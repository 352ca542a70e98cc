@testable import {Name}

@MainActor
final class {Name}RouterSpy: {Name}Router {
    enum Call: Equatable {
        case show(Int)
        case follow(Int)
        case followNothing
    }

    private(set) var calls: [Call] = []

    func showDetail(of id: {Name}Item.ID) { calls.append(.show(id)) }
    func followDetail(of id: {Name}Item.ID) { calls.append(.follow(id)) }
    func followNothing() { calls.append(.followNothing) }
}
