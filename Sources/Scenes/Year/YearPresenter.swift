import Browsing
import Entities
import Pictures
import Presentation

@MainActor
protocol YearPresenter: DetailPresenter {
    /// To another year, where a year is shown.
    func didAskForYear(_ step: YearStep)
    /// What that leads to, in a word.
    var hintToTurn: String { get }
    /// Whether the page is one of the tabs of a list.
    var isTab: Bool { get }
    /// - Parameter step: 1 for the tab after it, -1 for the one before it.
    func didAskForTab(by step: Int)
}

@MainActor
final class YearDefaultPresenter {
    private enum Work { case readPlays }

    weak var view: (any YearView)?
    private let interactor: any YearInteractor
    private let router: any YearRouter
    private let wording: Wording
    private let follower: ChangeFollower<Result<[DiaryEntry], LibraryFailure>>
    private var period: DiaryPeriod
    /// Nil until it was read.
    private var diary: Result<[DiaryEntry], LibraryFailure>?
    /// None until they were read.
    private var plays = PlaysReview.none
    private let scope = TaskScope<Work>()

    init(period: DiaryPeriod, interactor: any YearInteractor, router: any YearRouter, wording: Wording) {
        (self.period, self.interactor, self.router, self.wording) = (period, interactor, router, wording)
        follower = ChangeFollower { await interactor.diary() }
        follower.didRead = { [weak self] in self?.didRead($0) }
    }
}

extension YearDefaultPresenter: YearPresenter {
    func viewWillAppear() -> Bool {
        show()
        return false
    }

    func viewDidAppear() {
        follower.follow(interactor.changes())
        follower.readAnew()
        readPlays()
    }

    /// It shows no picture.
    func viewDidLayOut(pictureBox: PictureBox?) {}

    func didAskForRefresh() {
        follower.readAnew()
        readPlays()
    }

    /// It has none.
    func didAskForPage() {}

    func didAskForYear(_ step: YearStep) {
        guard let year = period.year, let other = DiaryPeriod.year(year + step.rawValue) else { return }
        (period, plays) = (other, .none)
        router.didTurn(to: wording.name(of: other))
        view?.startAnew()
        show()
        readPlays()
    }

    var hintToTurn: String { wording.year.turn }

    var isTab: Bool { router.isTab }

    func didAskForTab(by step: Int) { router.showTab(by: step) }

    func didSelect(_ place: Place) {
        router.go(to: place)
    }

    var copyable: CopyableThing? { diary == nil ? nil : CopyableThing(title: title) }
}

extension YearDefaultPresenter {
    private func readPlays() {
        scope.start(.readPlays) { [weak self, interactor, period] in
            let plays = await interactor.plays(in: period)
            guard !Task.isCancelled, let self, plays != self.plays else { return }
            self.plays = plays
            show()
        }
    }

    private func didRead(_ diary: Result<[DiaryEntry], LibraryFailure>) {
        // What was read before is better than nothing.
        if case .failure = diary, case .success = self.diary { return }
        self.diary = diary
        show()
    }

    /// Nil where nothing is read yet, or could be.
    private var page: YearPage? {
        guard case .success(let entries) = diary else { return nil }
        return YearPage(YearReview(of: entries, plays: plays, in: period), wording)
    }

    private var title: String { wording.year.title(wording.name(of: period)) }

    private func show() {
        let page = page
        let content = page?.content
        // Where there is nothing but a title, the frame has it.
        var state = DetailState(
            title: title, content: content?.parts.isEmpty == true ? nil : content, message: message(page))
        state.isLoading = diary == nil
        state.hasSiblings = period.year != nil
        view?.show(state)
    }

    private func message(_ page: YearPage?) -> Message? {
        switch diary {
        case nil: Message(wording.loading)
        case .failure(let failure): wording.library.failure(failure)
        case .success: page.flatMap { $0.isEmpty ? $0.emptiness : nil }
        }
    }
}
