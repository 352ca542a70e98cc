import Presentation
import TerminalKit

/// What stands in the panes of a list and its details, with the border of both.
@MainActor
struct SplitDrawing {
    let level: SplitLevel
    let panes: FramedPanes
    /// Whether the pointer can move the line between them.
    let canMoveDivider: Bool
    let wording: Wording

    private var list: (any Screen)? { level.list.top }

    private var detail: (any Screen)? { level.details.top }

    /// - Parameter hasNewDetail: where a frame is kept but for the pane that has the keyboard: whether the detail beside it is another now.
    func draw(on surface: Surface, hasFocus: Bool, hasNewDetail: Bool) {
        let frame = PaneFrame(surface: surface, divider: panes.divider)
        if surface.keepsFrame {
            drawAnew(in: frame, hasFocus: hasFocus)
            if hasNewDetail, let second = panes.second { drawDetailAnew(in: second, of: frame) }
        } else {
            frame.draw()
            // What panes have in the column before it lies above it.
            if canMoveDivider { markDivider(on: surface) }
            drawPanes(in: frame, hasFocus: hasFocus)
        }
    }

    private func drawPanes(in frame: PaneFrame, hasFocus: Bool) {
        guard let second = panes.second else {
            let status = draw(level.focused, in: panes.first, of: frame, hasFocus: hasFocus)
            if let selected = level.focused?.selected { frame.drawSelected(selected, of: panes.first, before: status) }
            return
        }
        let status = draw(list, in: panes.first, of: frame, hasFocus: hasFocus && level.focus == .list)
        // One below the other, a line is the border of both.
        let isStacked = second.y > panes.first.y
        // A strip shows the beginning of a page that one goes to, so how far that is, or on which of its rows one would be, says
        // nothing.
        let isStrip = isStacked && !canMoveDivider
        draw(
            detail, in: second, of: frame, hasFocus: hasFocus && level.focus == .detail,
            before: isStacked ? status : nil, hasStatus: !isStrip)
    }

    private func drawAnew(in frame: PaneFrame, hasFocus: Bool) {
        let pane = level.focus == .list ? panes.first : panes.second ?? panes.first
        frame.drawStatus(level.focused?.status, of: pane, hasFocus: hasFocus)
        level.focused?.draw(on: frame.surface.part(pane), hasFocus: hasFocus)
    }

    private func drawDetailAnew(in pane: Rect, of frame: PaneFrame) {
        guard let detail else { return }
        frame.drawTitle(detail.title, status: detail.status, over: pane, hasFocus: false)
        frame.surface.part(pane).drawAnew { detail.draw(on: $0, hasFocus: false) }
    }

    /// A column is narrow, so the one before it, which lists leave free, is a part of it too.
    private func markDivider(on surface: Surface) {
        let size = panes.size
        switch panes.divider {
        case .column(let x): surface.mark(Rect(x: x - 1, y: 0, width: 2, height: size.height), as: .divider)
        case .row(let y): surface.mark(Rect(x: 0, y: y, width: size.width, height: 1), as: .divider)
        case nil: break
        }
    }

    /// - Parameters:
    ///   - end: the column where the status of the pane above begins; nil where there is none.
    ///   - hasStatus: whether its own is in the border.
    /// - Returns: the column where its own status begins; nil for none.
    @discardableResult
    private func draw(
        _ screen: (any Screen)?, in pane: Rect, of frame: PaneFrame, hasFocus: Bool, before end: Int? = nil,
        hasStatus: Bool = true
    ) -> Int? {
        guard let screen else {
            // The list says itself that its first rows are being loaded.
            if list?.isAwaitingRows == true { return nil }
            // The row under the cursor may have been evicted and be loading again. That a pane is empty is seen.
            let isBusy = list?.isBusy == true
            if isBusy || frame.surface.isForReader {
                let text = isBusy ? wording.loading : wording.nothingSelected
                frame.surface.part(pane).drawCentered([TextLine(text, .muted)])
            }
            return nil
        }
        let status = frame.drawTitle(
            screen.title, status: hasStatus ? screen.status : nil, over: pane, hasFocus: hasFocus, before: end)
        screen.draw(on: frame.surface.part(pane), hasFocus: hasFocus)
        return status
    }
}
