import Commands
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import Widgets

@MainActor
struct FormPaneTests {
    /// What a presenter does: hears of each change, and says what is wrong with it.
    @MainActor
    private struct Settings {
        let pane = FormPane()
        var form: Form

        init(_ fields: [Form.Field]) {
            form = Form("Settings", fields)
            answer()
        }

        private mutating func answer() {
            for index in form.fields.indices {
                switch form.fields[index].content {
                case .text(""): form.fields[index].problem = "A name is needed to go on."
                case .secret(let text) where text.count < 4: form.fields[index].problem = "At least 4 characters."
                default: form.fields[index].problem = nil
                }
            }
            pane.show(form)
        }

        @discardableResult
        mutating func press(_ keys: Key...) -> FormPane.Event? {
            var event: FormPane.Event?
            for key in keys {
                event = pane.handle(key)
                guard case .changed(let index, let content) = event else { continue }
                form.fields[index].content = content
                answer()
            }
            return event
        }

        var contents: [Form.Content] { form.fields.map(\.content) }
    }

    private func settings() -> Settings {
        Settings([
            .init("Name", .text("千と"), isRequired: true), .init("Key", .secret("s3cret")),
            .init("Language", .choice(["English", "Deutsch"], chosen: 0)), .init("Offline", .toggle(false)),
        ])
    }

    private func canvas(_ pane: FormPane, _ width: Int, _ height: Int) -> Canvas {
        let canvas = Canvas(size: Size(width: width, height: height))
        for y in 0..<height { canvas.surface.draw(String(repeating: "千", count: width / 2), x: 0, y: y) }
        pane.drawBox(on: canvas)
        return canvas
    }

    /// What is too long for a field is told by its problem, not cut without a word.
    @Test func aTextIsTakenWholeThoughItIsLongerThanAnyFieldMayBe() {
        var settings = Settings([Form.Field("Name", .text(""), problem: nil)])
        settings.press(.paste(String(repeating: "x", count: 4_100), isCut: false))
        #expect(settings.form.fields[0].content == .text(String(repeating: "x", count: 4_100)))
    }

    @Test(arguments: [(30, 6), (78, 20)]) func allKindsOfFields(width: Int, height: Int) throws {
        try canvas(settings().pane, width, height).compare(with: "form")
    }

    @Test(arguments: [(30, 6), (78, 20)]) func whyItIsNotSaved(width: Int, height: Int) throws {
        var settings = settings()
        settings.press(.tab, .control("u"), .down, .enter)
        try canvas(settings.pane, width, height).compare(with: "form-refused")
    }

    @Test(arguments: [(30, 6), (78, 20)]) func withoutFields(width: Int, height: Int) throws {
        let pane = FormPane()
        pane.show(Form("Settings", []))
        try canvas(pane, width, height).compare(with: "form-empty")
    }

    @Test(arguments: [(30, 6), (78, 20)]) func whatAnEmptyFieldIsToLookLikeStandsInIt(width: Int, height: Int) throws {
        let form = Form(
            "Book",
            [
                .init("Title", .text(""), placeholder: "千と千尋の神隠し", isRequired: true),
                .init("Released", .text(""), placeholder: "YYYY-MM-DD"),
                .init("Pages", .text("7"), placeholder: "a number"),
            ])
        let pane = FormPane()
        pane.show(form)
        try canvas(pane, width, height).compare(with: "form-placeholders")
    }

    @Test func anExampleStandsBehindItsEmptyFieldWhereThereIsRoom() {
        var book = Settings([
            .init("Description", .text(""), placeholder: "what it is for"),
            .init("Key", .text("7"), placeholder: "a number"),
        ])
        func rows(_ width: Int) -> [String] {
            let canvas = Canvas(size: Size(width: width, height: 2))
            _ = book.pane.layout(in: canvas.size)
            book.pane.draw(on: canvas.surface)
            return canvas.rows.map { String($0.reversed().drop { $0 == " " }.reversed()) }
        }
        #expect(rows(60)[0].hasPrefix("▌  Description   ____") && rows(60)[0].hasSuffix("____  what it is for"))
        #expect(rows(60)[1].hasPrefix("   Key          7____") && rows(60)[1].hasSuffix("____"))
        #expect(rows(40)[0].hasPrefix("▌  Description  what it is for___"))
        book.press(.character("x"))
        #expect(!rows(60)[0].contains("what it is for"))
    }

    @Test func allFieldsAreOfOneLengthWhateverIsInThem() {
        var book = Settings([
            .init("Title", .text("My")), .init("ISBN", .text(""), placeholder: "10 or 13 digits"),
            .init("Pages", .text("7"), placeholder: "a number"),
        ])
        func ends() -> [Int] {
            let canvas = Canvas(size: Size(width: 60, height: 3))
            _ = book.pane.layout(in: canvas.size)
            book.pane.draw(on: canvas.surface)
            return canvas.rows.compactMap { row in Array(row).lastIndex(of: "_") }
        }
        let before = ends()
        #expect(before == Array(repeating: before[0], count: 3))
        book.press(.down, .character("x"), .down, .backspace)
        #expect(ends() == before)
    }

    @Test func aFieldWithoutTheCursorShowsItsBeginning() {
        let note = "Seen again with Ana at the open-air cinema; the colours!"
        let pane = FormPane()
        pane.show(Form("Entry", [.init("Tags", .text("")), .init("Note", .text(note))]))
        func row() -> String {
            let canvas = Canvas(size: Size(width: 40, height: 2))
            _ = pane.layout(in: canvas.size)
            pane.draw(on: canvas.surface)
            return canvas.rows[1]
        }
        #expect(row().contains("Note  Seen again with Ana") && row().contains("…"))
        _ = pane.handle(Key.tab)
        #expect(row().contains("Note  …") && row().contains("colours!"))
    }

    @Test func whatIsChosenStandsBetweenSignsAndIsSaidByItsName() {
        let pane = FormPane()
        pane.show(
            Form(
                "Entry",
                [
                    .init("Tags", .text("")),
                    .init("Rating", .choice(["No rating", "4.5 of 5"], chosen: 1), signs: ["No rating", "★★★★½"]),
                ]))
        func row(forReader: Bool) -> String {
            let canvas = Canvas(size: Size(width: 40, height: 2))
            canvas.isForReader = forReader
            _ = pane.layout(in: canvas.size)
            pane.draw(on: canvas.surface)
            return canvas.rows[1]
        }
        #expect(row(forReader: false).contains("Rating  ‹ ★★★★½ ›"))
        #expect(row(forReader: true).contains("Rating  4.5 of 5") && !row(forReader: true).contains("‹"))
    }

    @Test func nothingOfALongTextGoesAndACutPasteIsKnown() {
        let long = String(repeating: "x", count: 6_000)
        var note = Settings([.init("Note", .text(long))])
        note.press(.backspace)
        #expect(note.form.fields[0].content == .text(String(long.dropLast())))
        #expect(!note.pane.hasCutText)
        note.press(.paste("yz", isCut: false))
        #expect(note.pane.hasCutText && note.form.fields[0].content == .text(long.dropLast() + "y"))
    }

    @Test("What is wrong with a field stays behind it when it is left, and moves nothing; without room it stands below")
    func aProblemStandsBehindItsField() throws {
        let pane = FormPane()
        pane.show(
            Form(
                "Book",
                [
                    .init("ISBN", .text("12"), placeholder: "10 or 13 digits", problem: "10 or 13 digits"),
                    .init("Kind", .choice(["Audio", "Print"], chosen: 0), problem: "Not for this one"),
                    .init("Pages", .text("7")),
                ]))
        func canvas(_ width: Int) -> Canvas {
            let canvas = Canvas(size: Size(width: width, height: pane.layout(in: Size(width: width, height: 9))))
            pane.draw(on: canvas.surface)
            return canvas
        }
        #expect(!canvas(60).text.contains("10 or 13 digits"), "Nobody has been there yet")
        _ = pane.handle(Key.tab)
        _ = pane.handle(Key.tab)
        let wide = canvas(60)
        #expect(wide.size.height == 3)
        #expect(wide.rows[0].hasPrefix(" ! ISBN   12___") && wide.rows[0].contains("___  10 or 13 digits"))
        #expect(wide.rows[1].hasPrefix(" ! Kind   ‹ Audio ›  Not for this one"))
        let column = try #require((0..<60).last { wide[$0, 0].text == "s" })
        #expect(wide[column, 0].style == .failure)

        let narrow = canvas(36)
        #expect(!narrow.rows[0].contains("digits") && narrow.size.height == 3, "Only below the cursor")
        _ = pane.handle(Key.tab)
        let below = canvas(36)
        #expect(below.size.height == 4 && below.rows[1].contains("10 or 13 digits"))
    }

    @Test func toAReaderNoFieldIsUnderlined() {
        let pane = FormPane()
        pane.show(Form("Book", [.init("Released", .text(""), placeholder: "YYYY-MM-DD", isRequired: true)]))
        let canvas = Canvas(size: Size(width: 40, height: 3))
        canvas.isForReader = true
        _ = pane.layout(in: canvas.size)
        pane.draw(on: canvas.surface)
        #expect(canvas.rows[0] == "   Released *  YYYY-MM-DD")
    }

    @Test func aPressPutsTheCursorBeforeWhatWasPressed() throws {
        var settings = settings()
        func press(_ x: Int, _ y: Int) -> FormPane.Event? {
            let canvas = Canvas(size: Size(width: 40, height: 6))
            _ = settings.pane.layout(in: canvas.size)
            settings.pane.draw(on: canvas.surface)
            let position = CellPosition(x: x, y: y)
            return settings.pane.handle(Pointing(.press(canvas.target(at: position)), at: position))
        }
        // Behind the longest label, wide characters: the second cell of the first is that one, too.
        #expect(press(14, 0) == .stays)
        settings.press(.character("a"))
        #expect(settings.contents[0] == .text("a千と"))
        #expect(press(16, 0) == .stays)
        settings.press(.character("b"))
        #expect(settings.contents[0] == .text("a千bと"))
        #expect(press(30, 0) == .stays)
        settings.press(.character("c"))
        #expect(settings.contents[0] == .text("a千bとc"))
        #expect(press(15, 1) == .stays)
        settings.press(.character("!"))
        #expect(settings.contents[1] == .secret("s3!cret"))
    }

    @Test func keysChangeTheFieldUnderTheCursor() {
        var settings = settings()
        settings.press(.character("!"), .tab, .backspace, .down, .right, .down, .character(" "))
        #expect(
            settings.contents == [
                .text("千と!"), .secret("s3cre"), .choice(["English", "Deutsch"], chosen: 1), .toggle(true),
            ])
    }

    @Test func aTextIsEditedWhereItsCursorIs() {
        var settings = settings()
        settings.press(.left, .character("x"), .tab, .tab, .tab, .tab, .paste("y\n"))
        #expect(settings.contents[0] == .text("千xyと"))
    }

    @Test func onlyAFieldThatIsTypedTakesText() {
        var settings = settings()
        #expect(settings.pane.takesText)
        settings.press(.up)
        #expect(!settings.pane.takesText)
    }

    @Test func choicesGoAroundBothWays() {
        var settings = settings()
        settings.press(.up, .up, .left)
        #expect(settings.contents[2] == .choice(["English", "Deutsch"], chosen: 1))
        settings.press(.character(" "), .down, .left, .left, .left)
        #expect(settings.contents[2...] == [.choice(["English", "Deutsch"], chosen: 0), .toggle(true)])
        var none = Settings([.init("None", .choice([], chosen: 0))])
        #expect(none.press(.right) == .stays)
    }

    @Test func aDigitChoosesWhatItIsTheNumberOf() {
        var rating = Settings([
            .init("Rating", .choice(["None", "0.5", "1", "1.5"], chosen: 2), numbers: [0, nil, 1, nil]),
            .init("Again", .toggle(false)),
        ])
        #expect(rating.press(.character("0")) == .changed(field: 0, .choice(["None", "0.5", "1", "1.5"], chosen: 0)))
        #expect(rating.press(.character("1")) == .changed(field: 0, .choice(["None", "0.5", "1", "1.5"], chosen: 2)))
        #expect(rating.press(.character("7")) == .stays)
        #expect(rating.press(.tab, .character("1")) == .stays)
        #expect(rating.contents[1] == .toggle(false))
    }

    @Test func howAChoiceIsChangedIsSaidWhereTheCursorIsOnOne() {
        var settings = settings()
        #expect(settings.pane.commands == [.nextField, .saveForm, .leaveForm])
        settings.press(.tab, .tab)
        #expect(settings.pane.commands == [.nextField, .nextChoice, .saveForm, .leaveForm])
        settings.press(.tab)
        #expect(settings.pane.commands == [.nextField, .nextChoice, .saveForm, .leaveForm])
        settings.press(.tab, .character(" "), .right)
        #expect(settings.contents[0] == .text("千と "), "In a text, Space is a character and → moves the cursor")
    }

    @Test func itIsSavedByEnterAndByTheKeyThatSaves() {
        var settings = settings()
        #expect(settings.press(.enter) == .saved)
        #expect(settings.press(.control("s")) == .saved)
        #expect(settings.press(.escape) == .left)
    }

    @Test func aFieldWithAProblemIsNotSavedAndComesIntoSight() {
        var settings = settings()
        settings.press(.tab, .control("u"), .character("a"), .tab, .tab)
        #expect(settings.press(.enter) == .stays)
        let canvas = canvas(settings.pane, 40, 6)
        #expect(canvas.text.contains("▌! Key"))
        #expect(canvas.text.contains("At least 4 characters."))
        settings.press(.paste("bcd"))
        #expect(settings.press(.enter) == .saved)
        #expect(settings.contents[1] == .secret("abcd"))
    }

    @Test func aProblemIsNotSaidBeforeOneHasBeenThere() {
        var settings = Settings([.init("Name", .text("")), .init("Key", .secret(""))])
        #expect(!canvas(settings.pane, 40, 8).text.contains("!"))
        settings.press(.tab)
        let canvas = canvas(settings.pane, 40, 8)
        #expect(canvas.text.contains("│ ! Name"))
        #expect(!canvas.text.contains("needed"))
        settings.press(.enter)
        #expect(self.canvas(settings.pane, 40, 8).text.contains("At least 4"))
    }

    @Test func aSecretIsNeverDrawn() {
        var settings = settings()
        settings.press(.tab, .paste("hidden"))
        #expect(!canvas(settings.pane, 78, 20).text.contains("hidden"))
        #expect(settings.contents[1] == .secret("s3crethidden"))
    }

    @Test(arguments: 3...8) func theFieldUnderTheCursorIsInSight(height: Int) {
        var settings = settings()
        settings.press(.tab, .control("u"), .tab, .enter)
        #expect(canvas(settings.pane, 30, height).text.contains("▌! Key"))
        settings.press(.up)
        #expect(canvas(settings.pane, 30, height).text.contains("▌  Name"))
    }

    @Test func onlyWhatConcernsTheProgramGoesOn() {
        var settings = settings()
        for key in [Key.control("c"), .control("l"), .control("z"), .function(1)] {
            #expect(settings.press(key) == nil)
        }
        for key in [Key.pageDown, .insert, .control("t")] { #expect(settings.press(key) == .stays) }
    }

    @Test func withoutAFormKeysAreForOthers() {
        let pane = FormPane()
        let event = pane.handle(.enter)
        #expect(event == nil)
        pane.show(Form("Empty", []))
        for (key, expected) in [(Key.tab, FormPane.Event.stays), (.character("a"), .stays), (.enter, .saved)] {
            let event = pane.handle(key)
            #expect(event == expected)
        }
    }

    @Test func anotherFormStartsAnew() {
        var settings = settings()
        settings.press(.tab, .tab)
        let pane = settings.pane
        pane.show(nil)
        #expect(pane.overlay == nil)
        pane.show(settings.form)
        let event = pane.handle(.character("!"))
        #expect(event == .changed(field: 0, .text("千と!")))
    }

    @Test(arguments: 0...14, 0...6) func noRoomIsNoTrap(width: Int, height: Int) {
        var settings = settings()
        settings.press(.control("u"), .enter)
        let rows = canvas(settings.pane, width, height).rows
        #expect(rows.allSatisfy { HarmlessText.width(of: $0) <= width })
    }

    @Test func whatATextBringsAlongHarmsNothing() {
        let settings = Settings([
            .init("Na\u{1B}[2Jme\n", .text("a\u{1B}]0;x\u{7}b\u{202E}c")),
            .init("Kind", .choice(["x\ny\u{9B}31m"], chosen: 0)),
        ])
        let text = canvas(settings.pane, 40, 6).text
        #expect(text.contains("▌  Name"))
        #expect(text.contains(" abc"))
        #expect(text.contains(" x y"))
    }
}
