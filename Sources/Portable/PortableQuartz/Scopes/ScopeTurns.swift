import RuntimeSupport

/// Which device the code of a test means that binds no scope: the one that it activated last.
///
/// Tests make a device and go on, with nothing around them that could be bound. So the task that runs is told by its
/// identity, and a task that a test has started by the test, where it can be known: a test with arguments runs in
/// several tasks at a time. The table is empty in apps, which never ask it.
@MainActor
package enum ScopeTurns {
    /// What is known of the test that runs.
    package enum RunningTest {
        /// None runs, or none that can be known.
        case unknown
        case test(AnyHashable)
    }

    /// Who the code that runs belongs to.
    enum Owner {
        case turn(DeviceScope)
        /// It is a test's that has made no device.
        case testWithoutDevice
        case nobody
    }

    private struct Turn {
        let scope: DeviceScope
        let test: AnyHashable?
    }

    /// By tasks; code outside of tasks, as synchronous tests of XCTest are, has the key 0.
    private static var turns: [Int: Turn] = [:]
    /// The tasks of each test: where hundreds run side by side, only those of the test that asks are looked at.
    private static var tasks: [AnyHashable: Set<Int>] = [:]
    /// How many there may be before those of devices that have gone are taken out.
    private static var room = 64
    /// Asks the library of tests, which isn't known here.
    private static var runningTest: () -> RunningTest = { .unknown }

    /// Has somebody who knows tests say which one runs.
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
        // A host does it before everything that it does.
        if turns[task]?.scope === scope { return }
        if turns.count >= room {
            for (task, turn) in turns where turn.scope.owner == nil { forget(turn, of: task) }
            room = max(64, 2 * turns.count)
        }
        var test: AnyHashable?
        if case .test(let running) = runningTest() { test = running }
        // A task may have the identity of one that has ended.
        if let turn = turns[task] { forget(turn, of: task) }
        turns[task] = Turn(scope: scope, test: test)
        if let test { tasks[test, default: []].insert(task) }
    }

    private static func forget(_ turn: Turn, of task: Int) {
        turns[task] = nil
        guard let test = turn.test else { return }
        tasks[test]?.remove(task)
        if tasks[test]?.isEmpty == true { tasks[test] = nil }
    }

}
