import RuntimeSupport

/// The device of a test's code without a bound scope: the device that it activated last.
///
/// Tests create a device and continue, so no scope can be bound around their code. Devices are therefore associated
/// with the running task, and for tasks that a test starts, with the test if it's known: a test with arguments runs in
/// several tasks at a time. Apps don't use this table.
@MainActor
package enum ActivatedScopes {
    /// The running test, if it's known.
    package enum RunningTest {
        /// No test is running, or it's unknown whether one is.
        case unknown
        case test(AnyHashable)
    }

    /// The owner of the running code.
    enum Owner {
        case turn(DeviceScope)
        /// The code belongs to a test that hasn't created a device.
        case testWithoutDevice
        case nobody
    }

    private struct Activation {
        let scope: DeviceScope
        let test: AnyHashable?
    }

    /// The turns by task. Code outside of tasks, such as a synchronous XCTest test, has the key 0.
    private static var turns: [Int: Activation] = [:]
    /// The tasks of each test. With hundreds of tests running concurrently, only the tasks of the current test are
    /// searched.
    private static var tasks: [AnyHashable: Set<Int>] = [:]
    /// The number of entries that triggers the removal of entries for deallocated devices.
    private static var room = 64
    /// A closure that queries the testing library, which this module doesn't depend on.
    private static var runningTest: () -> RunningTest = { .unknown }

    /// Sets the closure that determines the running test.
    package static func ask(_ runningTest: @escaping () -> RunningTest) { self.runningTest = runningTest }

    static var current: Owner {
        guard DeviceScope.hasTests else { return .nobody }
        if let turn = turns[CurrentTask.identity], turn.scope.owner != nil { return .turn(turn.scope) }
        guard case .test(let test) = runningTest() else { return .nobody }
        let scopes = (tasks[test] ?? []).compactMap { turns[$0]?.scope }.filter { $0.owner != nil }
        guard let first = scopes.first else { return .testWithoutDevice }
        return scopes.allSatisfy { $0 === first } ? .turn(first) : .nobody
    }

    package static func activate(_ scope: DeviceScope) {
        DeviceScope.admitTests()
        let task = CurrentTask.identity
        // A host activates its device before each operation.
        if turns[task]?.scope === scope { return }
        if turns.count >= room {
            for (task, turn) in turns where turn.scope.owner == nil { discard(turn, of: task) }
            room = max(64, 2 * turns.count)
        }
        var test: AnyHashable?
        if case .test(let running) = runningTest() { test = running }
        // A task may have the same identity as one that has ended.
        if let turn = turns[task] { discard(turn, of: task) }
        turns[task] = Activation(scope: scope, test: test)
        if let test { tasks[test, default: []].insert(task) }
    }

    private static func discard(_ turn: Activation, of task: Int) {
        turns[task] = nil
        guard let test = turn.test else { return }
        tasks[test]?.remove(task)
        if tasks[test]?.isEmpty == true { tasks[test] = nil }
    }

}
