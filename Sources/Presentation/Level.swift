/// How much a value is among those of its kind, for a bar to be coloured by.
package enum Level: Hashable, Sendable {
    case low, middling, high
}
