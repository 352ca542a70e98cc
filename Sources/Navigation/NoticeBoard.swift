package import Presentation

/// Says something below whatever is in sight, until the next key: for what happens when the screen that it
/// concerns may be gone already.
@MainActor
package protocol NoticeBoard: AnyObject {
    func post(_ notice: Message)
    /// It is no longer so: it goes, if it is still there.
    func withdraw(_ notice: Message)
}
