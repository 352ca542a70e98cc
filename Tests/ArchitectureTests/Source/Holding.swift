import Glibc

extension Substring {
    /// Whether a text is in it, byte by byte. All code of the project is searched for a few words, again and again, and
    /// tests are not optimised.
    func holds(_ text: String) -> Bool {
        // Both are contiguous, as all texts are that were read from files.
        let isThere = utf8.withContiguousStorageIfAvailable { bytes in
            text.utf8.withContiguousStorageIfAvailable { wanted in
                guard let start = bytes.baseAddress, let first = wanted.baseAddress else { return wanted.isEmpty }
                return memmem(start, bytes.count, first, wanted.count) != nil
            }
        }
        return (isThere ?? nil) ?? contains(text)
    }
}
