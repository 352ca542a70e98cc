import Glibc

/// The machine's network interfaces.
enum NetworkInterfaces {
    /// Whether one that is up and running, and is not the loopback, has an address.
    static var reachBeyondThisMachine: Bool {
        var first: UnsafeMutablePointer<ifaddrs>?
        // If that is unknown the machine counts as connected; a failure then names the host.
        guard getifaddrs(&first) == 0, let first else { return true }
        defer { freeifaddrs(first) }
        return sequence(first: first) { $0.pointee.ifa_next }.contains { isConnected($0.pointee) }
    }

    private static func isConnected(_ interface: ifaddrs) -> Bool {
        guard let family = interface.ifa_addr?.pointee.sa_family else { return false }
        let flags = Int(interface.ifa_flags)
        return (Int32(family) == AF_INET || Int32(family) == AF_INET6)
            && flags & IFF_UP != 0
            && flags & IFF_RUNNING != 0
            && flags & IFF_LOOPBACK == 0
    }
}
