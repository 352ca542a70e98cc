import Entities
import Services

/// An option of `find` and `list` that takes a value. Each filter is one.
enum FindOption: Hashable {
    case limit, sort, collection
    case filter(QueryFilter)

    static let all = [limit, collection, sort] + QueryFilter.allCases.map(FindOption.filter)

    init?(name: String) {
        guard let option = Self.all.first(where: { $0.name == name }) else { return nil }
        self = option
    }

    var name: String {
        switch self {
        case .limit: "--limit"
        case .sort: "--sort"
        case .collection: "--collection"
        case .filter(let filter): "--\(filter.rawValue)"
        }
    }

    var setting: SettingOption { SettingOption(name, argument: argument) }

    private var argument: String {
        switch self {
        case .limit: "N"
        case .sort: "ORDER"
        case .collection: "LIST"
        case .filter(let filter): filter.rawValue.uppercased()
        }
    }
}
