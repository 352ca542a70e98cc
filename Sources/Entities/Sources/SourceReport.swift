/// What there is to know of a source now.
package struct SourceReport: Hashable, Sendable {
    package enum State: Hashable, Sendable {
        /// It comes with the program.
        case builtIn
        /// The program was told to use only what comes with it.
        case leftOut
        /// It needs a key, and none is set.
        case keyMissing
        /// Nobody has asked it in this run.
        case notAsked
        /// Nobody has asked it in this run, and answers from before are cached.
        case cached
        /// It has answered the latest request.
        case live
        /// It asks for fewer requests.
        ///
        /// - Parameter until: in seconds since 1970; nil if it does not say.
        case limited(until: Int?)
        /// It has not answered the latest request.
        case failing(CatalogFailure)
    }

    /// Where the key comes from.
    package enum Key: Hashable, Sendable {
        case missing
        /// It counts before one that was entered in the program.
        case environment(variable: String)
        /// It was entered in the program.
        ///
        /// - Parameter ending: the last few characters, by which its owner recognises it.
        case stored(ending: String)
    }

    package let source: SourceID
    /// What it has.
    package let kinds: Set<LibrarySubject.Kind>
    /// What the lists of the program are from it now; only what they are of, so artists and not their albums.
    package let lists: Set<LibrarySubject.Kind>
    /// Whether the user has taken it for them, for this run.
    package let isChosen: Bool
    package let state: State
    /// Whether something waits for an answer of it now.
    package let isAsked: Bool
    /// When it last answered, in this run or an earlier one, in seconds since 1970; nil if nothing is known of that.
    package let lastAnswer: Int?
    /// Nil for a source that needs none.
    package let key: Key?
    /// Its answers on disk; 0 if nothing is cached.
    package let cachedBytes: Int

    package init(
        source: SourceID, kinds: Set<LibrarySubject.Kind>, lists: Set<LibrarySubject.Kind>, isChosen: Bool = false,
        state: State, isAsked: Bool = false, lastAnswer: Int? = nil, key: Key? = nil, cachedBytes: Int = 0
    ) {
        self.source = source
        self.kinds = kinds
        self.lists = lists
        self.isChosen = isChosen
        self.state = state
        self.isAsked = isAsked
        self.lastAnswer = lastAnswer
        self.key = key
        self.cachedBytes = cachedBytes
    }
}
