/// Files of what was played, of which nothing is taken.
struct PlaysReader: DiaryReader {
    var gathering: Gathering

    init(_ gathering: Gathering) {
        self.gathering = gathering
    }

    mutating func read(_ document: DiaryDocument, as form: DocumentForm) throws(DiaryFileFailure) {
        gathering.leaveOut(.playsNotKept, at: document.line(1))
    }
}
