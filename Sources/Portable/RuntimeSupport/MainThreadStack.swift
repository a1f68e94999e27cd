import Foundation

/// The stack of the main thread, on which layers are laid out and drawn recursively.
package enum MainThreadStack {
    /// The size up to which the stack can grow, in bytes. Linux leaves more space than this below it.
    static let size: rlim_t = 64 << 20

    /// Lets the stack grow beyond the usual 8 MB, once per process. Without optimization, a level of layers takes about
    /// 20 KB.
    ///
    /// - Returns: Whether the stack can have the size now. If the system's limit is lower, the stack grows up to the limit.
    @discardableResult
    package static func grow() -> Bool { isGrown }

    private static let isGrown: Bool = {
        #if os(Linux)
        var limit = rlimit()
        let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
        guard getrlimit(resource, &limit) == 0 else { return false }
        guard limit.rlim_cur < size else { return true }
        limit.rlim_cur = min(size, limit.rlim_max)
        return setrlimit(resource, &limit) == 0 && limit.rlim_cur == size
        #else
        return false
        #endif
    }()
}
