/// The pages that cells of a canvas lead to, by numbers, so that a cell stays small. A page keeps its number through all
/// frames: cells are compared by it.
struct LinkNumbers {
    /// By the address as it was given.
    private var numbers: [String: UInt16] = [:]
    /// By their numbers, from 1.
    private var addresses: [String] = []

    /// - Returns: 0 for what is no page, and once there are more than numbers.
    mutating func number(of address: String) -> UInt16 {
        if let number = numbers[address] { return number }
        guard addresses.count < Int(UInt16.max), let harmless = LinkAddress.harmless(address) else { return 0 }
        addresses.append(harmless)
        numbers[address] = UInt16(addresses.count)
        return UInt16(addresses.count)
    }

    /// Nil for 0.
    func address(of number: UInt16) -> String? {
        number == 0 ? nil : addresses[Int(number) - 1]
    }
}
