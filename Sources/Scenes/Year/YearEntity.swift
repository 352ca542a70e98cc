/// From the year that is shown to another one.
enum YearStep: Int {
    case earlier = -1
    case later = 1
}
