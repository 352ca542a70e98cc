package import Entities

/// What a list of rows that unfold tells its view, besides its rows and their texts.
package struct AccordionState: Equatable, Sendable {
    @Boxed package var list: ListState
    /// Nil for a list that has none.
    @Boxed package var tabs: ListTabs?
    @Boxed package var menu: Menu?
    @Boxed package var question: Question?
    /// Whether something that it shows, or is to ask, is being asked for elsewhere.
    package var isAsking: Bool

    package init(
        list: ListState = ListState(), tabs: ListTabs? = nil, menu: Menu? = nil, question: Question? = nil,
        isAsking: Bool = false
    ) {
        _list = Boxed(wrappedValue: list)
        _tabs = Boxed(wrappedValue: tabs)
        _menu = Boxed(wrappedValue: menu)
        _question = Boxed(wrappedValue: question)
        self.isAsking = isAsking
    }
}
