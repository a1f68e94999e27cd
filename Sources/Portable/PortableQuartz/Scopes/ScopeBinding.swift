import DisplayList

/// The device that the work of a task belongs to. Child tasks inherit it.
package enum ScopeBinding: Sendable {
    /// The events and frames of a device, and all work that they start.
    case device(DeviceScope)
    /// A test with the trait `.device`. Its device is the one that the test or one of its tasks created or used last.
    case test(any ScopedTest)
    /// Code without a device: work that the main loop runs while other code waits, which can belong to any device.
    case outside
    /// Code without a device that uses the given services.
    case lent(DeviceServices)

    @TaskLocal package static var current: ScopeBinding?

    /// The scope of the device, or `nil` for ``outside`` and ``lent(_:)``.
    @MainActor var scope: DeviceScope? {
        switch self {
        case .device(let scope): scope
        case .test(let test): test.scope
        case .outside, .lent: nil
        }
    }

    /// The services of the device, or `nil` for ``outside``.
    var services: DeviceServices? {
        switch self {
        case .device(let scope): scope.services
        case .test(let test): test.services
        case .outside: nil
        case .lent(let services): services
        }
    }

    /// The binding for work that the running code schedules for later, or `nil` if the code doesn't belong to a device.
    static var forLater: ScopeBinding? {
        switch current {
        case .device?, .test?: return current
        case .outside?, .lent?: return nil
        case nil:
            guard Diagnostics.isOnMainQueue else { return nil }
            return MainActor.assumeIsolated {
                if case .turn(let scope) = ActivatedScopes.current { return .device(scope) }
                return nil
            }
        }
    }

    /// Runs scheduled work with its binding.
    static func run<Result>(_ binding: ScopeBinding?, _ body: () throws -> Result) rethrows -> Result {
        guard let binding else { return try body() }
        return try $current.withValue(binding) { try body() }
    }
}
