import Entities
import Foundation
import Presentation

@testable import CatalogKit

/// What a screen says of a cached answer: its age, at any time.
struct KeptTexts {
    let answer: CachedAnswer
    let policy: CachePolicy

    init(_ answer: CachedAnswer, by policy: CachePolicy) {
        (self.answer, self.policy) = (answer, policy)
    }

    var texts: [String] {
        [Duration.zero, .seconds(1_800_000_000), answer.validatedAt, .seconds(1 << 40)].map { now in
            let renewed = answer.renewed(at: now, lifetime: answer.lifetime)
            _ = (answer.isUsable(at: now), renewed.isUsable(at: now), renewed.storedAt.inMilliseconds)
            let kept = CatalogAnswer(
                value: 0, validatedAt: answer.validatedAt, lifetime: answer.remainingLifetime(at: now, by: policy)
            ).cached(at: now)
            return Wording.fuzzed.ago(kept.age)
        }
    }
}
