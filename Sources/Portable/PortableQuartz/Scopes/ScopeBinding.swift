import DisplayList

/// Which device the work of a task belongs to. Tasks inherit it.
package enum ScopeBinding: Sendable {
    /// A device's events and frames, and all that they start.
    case device(DeviceScope)
    /// A test with the trait `.device`: the device that the test, or a task of its, made or used last.
    case test(any ScopedTest)
    /// Nobody's: what the main loop runs while somebody waits, which may be anyone's.
    case outside
    /// Nobody's, with services that somebody lends it.
    case lent(DeviceServices)

    @TaskLocal package static var current: ScopeBinding?

    /// Nil for ``outside`` and ``lent(_:)``.
    @MainActor var scope: DeviceScope? {
        switch self {
        case .device(let scope): scope
        case .test(let test): test.scope
        case .outside, .lent: nil
        }
    }

    /// What measures text and reads pictures there; nil for ``outside``.
    var services: DeviceServices? {
        switch self {
        case .device(let scope): scope.services
        case .test(let test): test.services
        case .outside: nil
        case .lent(let services): services
        }
    }

    /// The binding for work that what runs now leaves to be done later; nil if it belongs to nobody.
    static var forLater: ScopeBinding? {
        switch current {
        case .device?, .test?: return current
        case .outside?, .lent?: return nil
        case nil:
            guard Diagnostics.isOnMainQueue else { return nil }
            return MainActor.assumeIsolated {
                if case .turn(let scope) = ScopeTurns.current { return .device(scope) }
                return nil
            }
        }
    }

    /// Runs what was left to be done later where it belongs.
    static func run<Result>(_ binding: ScopeBinding?, _ body: () throws -> Result) rethrows -> Result {
        guard let binding else { return try body() }
        return try $current.withValue(binding) { try body() }
    }
}
