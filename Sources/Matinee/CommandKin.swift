import Commands

extension Command {
    /// With those that screens do not name since they go without saying beside this one, in the order of the help.
    var withKin: [Command] {
        switch self {
        case .next: [.next, .previous]
        case .nextPlace: [.nextPlace, .previousPlace]
        case .toRight: [.toLeft, .toRight]
        case .growList: [.shrinkList, .growList, .resetPanes]
        default: [self]
        }
    }
}
