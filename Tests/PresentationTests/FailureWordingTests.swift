import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

struct FailureWordingTests {
    private let english = Wording.sample("en_US")
    private let german = Wording.sample("de_DE")

    @Test("Every failure says what, why and what to do", arguments: CatalogFailure.all, Wording.all.indices)
    func everyFailureSaysWhatWhyAndWhatToDo(failure: CatalogFailure, language: Int) throws {
        let message = Wording.all[language].message(failure)
        #expect(message.isFailure)
        #expect(!message.what.isEmpty)
        #expect(try #require(message.why).hasSuffix(".") || failure.hasWordsOfTheService)
        #expect(try #require(message.remedy).hasSuffix("."))
    }

    @Test("No sentence shows how the program is made", arguments: CatalogFailure.all, Wording.all.indices)
    func noSentenceShowsHowTheProgramIsMade(failure: CatalogFailure, language: Int) {
        let text = Wording.all[language].message(failure).text
        for trace in ["null", "nil", "Optional", "CatalogFailure", "(status:", "  ", "0x"] {
            #expect(!text.contains(trace))
        }
    }

    @Test("No two languages say it alike", arguments: CatalogFailure.all)
    func everyFailureIsTranslated(failure: CatalogFailure) {
        let messages = Wording.all.map { $0.message(failure) }
        #expect(Set(messages.map(\.what)).count == messages.count)
        #expect(Set(messages.map(\.remedy)).count == messages.count)
    }

    @Test(
        "What concerns one host names it",
        arguments: [
            CatalogFailure.hostNotFound(host: "api.test"), .connectionRefused(host: "api.test"),
            .connectionLost(host: "api.test"), .untrusted(host: "api.test"), .timedOut(host: "api.test"),
            .redirectRefused(.tmdb, host: "api.test"), .redirectsInCircles(.tmdb, host: "api.test"),
        ])
    func whatConcernsOneHostNamesIt(failure: CatalogFailure) throws {
        for wording in Wording.all {
            #expect(try #require(wording.message(failure).why).contains("api.test"))
        }
    }

    @Test(
        "A key's trouble names its service, and the key that leads to another one",
        arguments: [
            (CatalogFailure.keyRejected(.tmdb), "TMDB"), (.keySuspended(.tmdb), "TMDB"),
            (.keyRejected(.lastFM), "Last.fm"), (.keySuspended(.lastFM), "Last.fm"),
        ])
    func aKeysTroubleNamesItsService(failure: CatalogFailure, service: String) throws {
        for wording in Wording.all {
            #expect(try #require(wording.message(failure).why).contains(service))
            #expect(try #require(wording.message(failure).remedy).contains(" S "))
        }
    }

    @Test(
        "A refused redirect names the setting that may be wrong",
        arguments: [(SourceID.tmdb, "MATINEE_TMDB_URL"), (.lastFM, "MATINEE_LASTFM_URL")])
    func aRefusedRedirectNamesTheSetting(source: SourceID, variable: String) throws {
        for wording in Wording.all {
            #expect(try #require(wording.message(.redirectRefused(source, host: "api.test")).remedy).contains(variable))
        }
    }

    @Test("What is not found may be in a list that has nowhere to go back to")
    func whatIsNotFoundSendsNobodyBack() throws {
        for wording in Wording.all {
            let remedy = try #require(wording.message(.notFound).remedy)
            #expect(!remedy.contains("Esc"))
            #expect(remedy.contains("r "))
        }
    }

    @Test func tooManyRequestsSaysHowLongToWait() {
        for wording in Wording.all {
            #expect(wording.message(.rateLimited(retryAfterSeconds: 17)).text.contains("17 s"))
        }
    }

    @Test func aLongWaitIsNoNumberOfSeconds() {
        for wording in Wording.all {
            #expect(wording.message(.rateLimited(retryAfterSeconds: 601)).text.contains("11 min"))
            #expect(wording.message(.rateLimited(retryAfterSeconds: 7_200)).text.contains("2 "))
            #expect(!wording.message(.rateLimited(retryAfterSeconds: 86_400)).text.contains { $0.isNumber })
        }
    }

    @Test func anAnswerWithoutAStatusNamesNone() {
        for wording in Wording.all {
            #expect(!wording.message(.unreadable(status: 0)).text.contains("HTTP"))
        }
    }

    @Test func tooManyRequestsWithoutATimeNamesNone() {
        for wording in Wording.all {
            #expect(!wording.message(.rateLimited(retryAfterSeconds: nil)).text.contains { $0.isNumber })
        }
    }

    @Test func anUnknownHostPointsAtDNSAndAnUntrustedOneAtTLS() {
        for wording in Wording.all {
            #expect(wording.message(.hostNotFound(host: "api.test")).text.contains("DNS"))
            #expect(wording.message(.untrusted(host: "api.test")).text.contains("TLS"))
        }
    }

    @Test(
        "A status that says no is named",
        arguments: [
            CatalogFailure.unavailable(status: 503), .refused(status: 503, message: nil),
            .refused(status: 503, message: "Busy"),
        ])
    func aStatusThatSaysNoIsNamed(failure: CatalogFailure) {
        for wording in Wording.all {
            #expect(wording.message(failure).text.contains("HTTP 503"))
        }
    }

    @Test(
        "A refusal in the body of a good answer is not blamed on its status",
        arguments: [
            CatalogFailure.unavailable(status: 200), .refused(status: 200, message: nil),
            .refused(status: 200, message: "Busy"), .unavailable(status: 302),
        ])
    func aRefusalInAGoodAnswerDoesNotNameTheStatus(failure: CatalogFailure) {
        for wording in Wording.all {
            #expect(!wording.message(failure).text.contains("HTTP"))
        }
    }

    @Test func aRefusalSaysWhatTheServiceSaid() throws {
        for wording in Wording.all {
            let message = wording.message(.refused(status: 422, message: "page must be less than 500"))
            #expect(try #require(message.why).contains("page must be less than 500"))
        }
    }

    @Test func anAnswerTooLargeSaysHowMuchIsAllowed() {
        for wording in Wording.all {
            #expect(wording.message(.tooLarge(limitInBytes: 8 << 20)).text.contains("8 MB"))
        }
    }

    @Test func theTailOfAListSaysWhatFailedAndHowToRetry() {
        let failure = CatalogFailure.offline
        #expect(
            english.couldNotLoadMore(english.message(failure), true)
                == .failed("Could not load more: you are offline · r to retry", short: "You are offline · r to retry"))
        #expect(
            german.couldNotLoadMore(german.message(failure), true)
                == .failed(
                    "Mehr war nicht zu laden: Keine Verbindung · r versucht es noch einmal",
                    short: "Keine Verbindung · r noch einmal"))
    }
}

extension CatalogFailure {
    fileprivate var hasWordsOfTheService: Bool {
        if case .refused(_, .some) = self { true } else { false }
    }
}
