package import Presentation

/// Shows a notice below the current screen until the next key. For news about a screen that may be gone already.
@MainActor
package protocol NoticeBoard: AnyObject {
    func post(_ notice: Message)
    /// Says to a screen reader what is seen otherwise, as a mark on a row; to others nothing.
    func announce(_ notice: Message)
    /// Removes a notice that is not true any more.
    func withdraw(_ notice: Message)
}
