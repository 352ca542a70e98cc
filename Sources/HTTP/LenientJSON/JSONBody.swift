package import FoundationEssentials
import JSONReading

/// Reads what a service sends for JSON.
package enum JSONBody {
    /// Nil for what is not JSON or does not decode.
    package static func read<Value: Decodable>(_ body: Data, as type: Value.Type) -> Value? {
        try? JSONDecoder().decode(type, fromOutside: JSONRepair.repaired(body))
    }
}
