/// Waits until a condition holds, at most half a minute: far more than anything here takes, so that a busy machine does
/// not fail a test. It checks at least some hundred times, even if the machine is too busy for that within the time.
///
/// - Returns: whether the condition held.
package func eventually(_ condition: @Sendable () async -> Bool) async -> Bool {
    let end = ContinuousClock.now + .seconds(30)
    var looks = 0
    while ContinuousClock.now < end || looks < 500 {
        looks += 1
        if await condition() { return true }
        try? await Task.sleep(for: .milliseconds(2))
    }
    return await condition()
}
