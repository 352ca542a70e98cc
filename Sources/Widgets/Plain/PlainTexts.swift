import Presentation

extension TextScreen: PlainScreen {
    package var page: PlainPage {
        var page = PlainPage(title)
        let lines: [String] = paragraphs.flatMap { paragraph in
            switch paragraph {
            case .title(let text), .plain(let text), .prose(let text), .muted(let text), .label(let text): [text]
            case .said(_, let spoken): spoken.flatMap(\.plainLines)
            case .gap: [""]
            }
        }
        // The page is called so: it is not said twice.
        let text = lines.first == title ? lines.dropFirst() : lines[...]
        page.text += text.drop(while: \.isEmpty)
        return page
    }
}

extension MessageScreen: PlainScreen {
    package var page: PlainPage {
        var page = PlainPage(title)
        page.messages = [message]
        page.say(tabs)
        return page
    }
}
