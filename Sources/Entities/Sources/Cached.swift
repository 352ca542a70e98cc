/// A stored answer, perhaps of an earlier run of the program, and how old it is.
package struct Cached<Value: Sendable>: Sendable {
    package let value: Value
    /// Seconds since the service gave or confirmed it; never negative.
    package let age: Int
    /// Whether it is new enough to be used without a request to the service.
    package let isFresh: Bool

    package init(value: Value, age: Int, isFresh: Bool) {
        self.value = value
        self.age = age
        self.isFresh = isFresh
    }
}

extension Cached {
    package func map<Other>(_ change: (Value) -> Other) -> Cached<Other> {
        Cached<Other>(value: change(value), age: age, isFresh: isFresh)
    }
}

extension Cached: Equatable where Value: Equatable {}
