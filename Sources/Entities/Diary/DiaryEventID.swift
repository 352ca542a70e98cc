extension DiaryEvent {
    /// What tells an event from all others, on every machine: 32 hexadecimal digits. Of one that came from another service's file
    /// they are made from what that file calls it, so that it is the same event the next time.
    package struct ID: Hashable, Sendable {
        /// A diary may have a hundred thousand of them: as numbers they need no memory of their own.
        fileprivate enum Form: Hashable {
            case digits(UInt64, UInt64)
            /// What an earlier version or somebody else has made of something else.
            case other(String)
        }

        fileprivate let form: Form

        /// - Parameter text: an id as the library or an exported file has it.
        package init(text: String) {
            form = Self.digits(text.utf8).map { .digits($0.0, $0.1) } ?? .other(text)
        }

        /// A new one, for what is written down here.
        package static func makeOwn() -> ID {
            ID(form: .digits(.random(in: .min ... .max), .random(in: .min ... .max)))
        }

        private init(form: Form) { self.form = form }

        package var text: String {
            switch form {
            case .digits(let first, let second): Self.text(first) + Self.text(second)
            case .other(let text): text
            }
        }

        private static func text(_ number: UInt64) -> String {
            let digits = String(number, radix: 16)
            return String(repeating: "0", count: 16 - digits.utf8.count) + digits
        }

        /// Nil for anything but 32 digits as they are written here: what is read must be written the same.
        private static func digits(_ text: String.UTF8View) -> (UInt64, UInt64)? {
            guard text.count == 32 else { return nil }
            var (first, second) = (UInt64(0), UInt64(0))
            for byte in text {
                let digit: UInt8
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
                case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
                default: return nil
                }
                first = first << 4 | second >> 60
                second = second << 4 | UInt64(digit)
            }
            return (first, second)
        }
    }
}

extension DiaryEvent.ID: Comparable {
    /// As their texts. Most are digits, which need none to be compared.
    package static func < (left: Self, right: Self) -> Bool {
        switch (left.form, right.form) {
        case (.digits(let one, let two), .digits(let other, let more)): (one, two) < (other, more)
        default: left.text < right.text
        }
    }
}
