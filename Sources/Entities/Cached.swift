/// An answer that was kept from before, perhaps by an earlier run of the program, and how old it is.
package struct Cached<Value: Sendable>: Sendable {
    package let value: Value
    /// Seconds since the service last said so; never negative.
    package let age: Int
    /// Whether it needs no asking again for now: what the catalogue would answer without a request.
    package let isFresh: Bool

    package init(value: Value, age: Int, isFresh: Bool) {
        self.value = value
        self.age = age
        self.isFresh = isFresh
    }
}

extension Cached: Equatable where Value: Equatable {}
