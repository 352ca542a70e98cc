import Commands
import Entities
import Services

extension SourceWording {
    static func english(
        _ keys: KeyNames, _ failure: @escaping @Sendable (CatalogFailure) -> Message
    ) -> SourceWording {
        SourceWording(
            title: "Sources",
            source: "Source",
            stateHeading: "State",
            state: { state in
                switch state {
                case .builtIn: "always there"
                case .leftOut: "left out"
                case .keyMissing: "no key"
                case .notAsked: "not asked yet"
                case .cached: "cached"
                case .live: "live"
                case .limited: "too many requests"
                case .failing(let why): failure(why).what.lowercasingFirst
                }
            },
            explanation: { state in
                switch state {
                case .leftOut:
                    "With --builtin only the built-in catalogue is used. Start Matinee without it to use this source."
                case .keyMissing: "It needs a key, which you get on its page. Press \(keys(.open)) to enter it."
                case .cached: "Not asked since the start: what is shown is from the cache."
                case .builtIn, .notAsked, .live, .limited, .failing: nil
                }
            },
            limitedUntil: { "It takes no more requests until \($0)." },
            gives: "Has",
            inUse: "In use for",
            inUseByChoice: "Chosen, until you quit, for",
            key: "Key",
            keyText: { key in
                switch key {
                case .missing: "none"
                case .environment(let variable):
                    "from \(variable) (it wins over one entered here)"
                case .stored(let ending): "••••\(ending), entered here"
                }
            },
            keyWord: { key in
                switch key {
                case .missing: "none"
                case .environment(let variable): variable
                case .stored(let ending): "••••\(ending)"
                }
            },
            lastAnswer: "Last answer",
            cached: "Cached",
            asking: "asking",
            used: "in use",
            answer: "Answer",
            kept: { "\($0) kept" },
            enterKey: { "Key for \($0)" },
            hintToSave: "try and save",
            needsNoKey: { "\($0) needs no key." },
            keyIsNoUse: "With --builtin a key is of no use.",
            hasNoKey: { "\($0) has no key to remove." },
            staysInEnvironment: {
                Message("This key cannot be removed here", why: "It is set in \($0).", remedy: "Unset that variable.")
            },
            askToRemove: { Question("Remove the key of ", name: $0, "?", yes: "remove", no: "keep", keys: keys) },
            stored: { "\($0) accepts the key; it is saved." },
            removed: { "The key for \($0) is removed." },
            failure: { reason, name in
                switch reason {
                case .malformed(let form?): Message("This is not \(form.englishWords)", isFailure: true)
                case .malformed(nil): Message("\(name) needs no key", isFailure: true)
                case .notAccepted(.keyRejected): Message("\(name) does not accept this key", isFailure: true)
                case .notAccepted(.keySuspended): Message("\(name) has suspended this key", isFailure: true)
                case .notAccepted(.notFound):
                    Message(
                        "The key is not saved",
                        why: "Nothing at the address of \(name) checks keys.",
                        remedy: "Check that address, then press \(keys(.open)) to try again.", isFailure: true)
                case .notAccepted(let why):
                    Message(
                        "The key is not saved: \(failure(why).what.lowercasingFirst)", why: failure(why).why,
                        remedy: "Press \(keys(.open)) to try again.", isFailure: true)
                case .file(let why): english(why, "The key is not saved")
                }
            },
            keysNotUsed: { english($0, "Your entered keys are not used") })
    }

    private static func english(_ failure: KeyFileFailure, _ what: String) -> Message {
        func message(_ why: String, _ remedy: String, _ path: String? = nil) -> Message {
            Message(what, why: why, remedy: remedy, place: path, isFailure: true)
        }
        return switch failure {
        case .noHome: message("HOME is not set to an absolute path", "Set HOME, and start Matinee again.")
        case .openToOthers(let path):
            message("others may read their file", "Run chmod 600 on it, and start Matinee again.", path)
        case .notOwned(let path): message("their file belongs to someone else", "Move it away.", path)
        case .damaged(let path): message("their file is damaged", "Move it away, and enter the keys again.", path)
        case .laterVersion(let path): message("their file is from a newer Matinee", "Use that one.", path)
        case .cannotRead(let path): message("their file cannot be read", "Change its permissions.", path)
        case .inUse(let path): message("another Matinee is writing their file", "Try again.", path)
        case .folder(let why): Wording.englishNotKept([.config], because: why)
        }
    }
}

extension SettingExpectation {
    /// What a key is: `an API key (32 hexadecimal digits)`.
    fileprivate var englishWords: String {
        guard case .key(let forms) = self else { return "a key" }
        return forms.map { form in
            switch form {
            case .hexadecimal(let digits): "an API key (\(digits) hexadecimal digits)"
            case .token(let start): "a read access token (\(start)…)"
            }
        }.joined(separator: " or ")
    }
}
