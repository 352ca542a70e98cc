import CatalogKit

/// What came of looking at one of the files, or of clearing it.
struct CacheOutcome<Value> {
    let kept: KeptFile
    /// Nil where there is no file.
    let result: Result<Value?, CacheFailure>

    /// Nil where there is none, or no file.
    var value: Value? {
        guard case .success(let value) = result else { return nil }
        return value
    }

    var failure: CacheFailure? {
        guard case .failure(let failure) = result else { return nil }
        return failure
    }
}
