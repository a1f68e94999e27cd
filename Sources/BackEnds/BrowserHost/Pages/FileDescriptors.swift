import Foundation

/// The files, sockets, and pipes that this process can have open at the same time.
enum FileDescriptors {
    /// The number of files that an application may open while it starts. Applications end the process if they can't read
    /// their resources, and all pages with it.
    private static let neededByApplication = 8

    /// Raises the limit of this process as far as the system allows.
    static func raiseLimit() {
        var limit = rlimit()
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        guard getrlimit(resource, &limit) == 0, limit.rlim_cur < limit.rlim_max else { return }
        limit.rlim_cur = limit.rlim_max
        // If the system refuses, the old limit still applies.
        _ = setrlimit(resource, &limit)
    }

    /// A Boolean value that indicates whether an application that starts now can open its files.
    static var areAvailable: Bool {
        var opened: [Int32] = []
        defer { for descriptor in opened { close(descriptor) } }
        while opened.count < neededByApplication {
            let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { return false }
            opened.append(descriptor)
        }
        return true
    }
}
