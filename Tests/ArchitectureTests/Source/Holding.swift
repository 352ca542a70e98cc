import Glibc

extension Substring {
    /// Whether a text is in it, byte by byte. All code of the project is searched for a few words, again and again, and
    /// tests are not optimised.
    func holds(_ text: String) -> Bool { strstr(String(self), text) != nil }
}
