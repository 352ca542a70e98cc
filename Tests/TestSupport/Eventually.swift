/// Waits until a condition holds, or gives up after half a minute: far more than anything here takes, so that a
/// busy machine does not fail a test. Nor does one that was too busy to look: it looks some hundred times in any case.
///
/// - Returns: whether it came to hold.
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
