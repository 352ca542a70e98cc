import Commands
import Presentation
import Widgets

extension QuitScreen: PlainScreen {
    var page: PlainPage {
        var page = PlainPage(title)
        page.text = report.entries.flatMap { [$0.title] + $0.sentences }
        page.question = question
        return page
    }

    func answer(_ answer: Command) {
        take(answer)
    }
}
