import Entities
import Testing

@testable import Presentation

struct CountTests {
    @Test(
        "Of one there is one, and of all else several, of none too",
        arguments: Language.allCases,
        [(0, PluralForm.other), (1, .one), (2, .other), (11, .other), (21, .other), (1_000_000, .other)])
    func everyLanguageHasItsRule(language: Language, sample: (number: Int, form: PluralForm)) {
        #expect(language.pluralForm(for: sample.number) == sample.form)
    }

    @Test func theNumberIsWrittenAsTheLocaleWritesIt() {
        let format = LocaleFormat(identifier: "es_ES")
        #expect(format.count(1).of("voto", "votos", in: .spanish) == "1 voto")
        #expect(format.count(12_345).of("voto", "votos", in: .spanish) == "12.345 votos")
        #expect(format.count(12_345).form("uno", "varios", in: .spanish) == "varios")
    }

    @Test(
        "What is counted is told of one and of several",
        arguments: [
            ("en", "1 vote", "2 votes", "1 has read it", "2 have read it"),
            ("de", "1 Stimme", "2 Stimmen", "1 hat es gelesen", "2 haben es gelesen"),
            ("es", "1 voto", "2 votos", "1 lo ha leído", "2 lo han leído"),
        ])
    func tablesTellThemApart(locale: String, vote: String, votes: String, reader: String, readers: String) {
        let wording = Wording.for(localeIdentifier: locale)
        #expect([1, 2].map { wording.votes(Count($0)) } == [vote, votes])
        #expect([1, 2].map { wording.book.finished(Count($0)) } == [reader, readers])
        #expect([1, 2].map(wording.person.age).allSatisfy { !$0.isEmpty })
    }
}
