import Foundation

/// Compares a value with its snapshot, and fails the test at this line if they differ or if the snapshot doesn't exist.
///
/// ```swift
/// @MainActor @Test func `a recipe shows its name`() {
///     let controller = RecipeViewController(recipe: Recipe(name: "Soup"))
///
///     assertSnapshot(of: controller, as: .image(on: .iPhone13))
///     assertSnapshot(of: controller, as: .recursiveDescription, named: "views")
///     assertSnapshot(of: controller.recipe, as: .dump)
/// }
/// ```
///
/// - Parameters:
///   - value: The value to compare.
///   - snapshotting: The strategy for the snapshot.
///   - name: The suffix of the file name after the name of the test. The default is a number.
///   - record: The snapshots to record. The default is the mode of the enclosing ``SnapshotTestingConfiguration``.
///   - timeout: The longest time to wait for an asynchronous strategy, in seconds.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let failure = verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: record, timeout: timeout, fileID: fileID,
        file: filePath,
        testName: testName, line: line, column: column)
    guard let failure else { return }
    TestFailure.report(failure, fileID: fileID, file: filePath, line: line, column: column)
}

/// Compares a value with its snapshots by several named strategies.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        assertSnapshot(
            of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID,
            file: filePath, testName: testName, line: line, column: column)
    }
}

/// Compares a value with its snapshots by several strategies.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    for strategy in strategies {
        assertSnapshot(
            of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID, file: filePath,
            testName: testName, line: line, column: column)
    }
}

/// Compares a value with its snapshot.
/// - Parameter snapshotDirectory: The folder of the snapshot. The default is a folder for the test's file in
///   `__Snapshots__`, next to the file.
/// - Returns: The failure message, or `nil` if the test passes.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) -> String? {
    withSnapshotTesting(record: record) {
        do {
            let file = SnapshotFile(
                test: testName, name: name, pathExtension: snapshotting.pathExtension,
                source: ("\(filePath)", "\(fileID)"), folder: snapshotDirectory,
                owner: TestFailure.currentTest(fileID: fileID, function: testName))
            guard let actual = try snapshotting.snapshot(value()).wait(seconds: timeout) else {
                return
                    "\(file.url.lastPathComponent) wasn't available within \(timeout) seconds. Increase `timeout`, or "
                    + "check that the strategy calls its callback."
            }
            return try file.compare(actual, by: snapshotting.diffing, line: Int(line), column: Int(column))
        } catch {
            return "\(error)"
        }
    }
}

extension Async {
    /// Returns the value, or `nil` if it isn't available in time. The run loop runs in the meantime, because the value
    /// may depend on it.
    func wait(seconds: TimeInterval) -> Value? {
        var result: Value?
        run { result = $0 }
        let end = Date(timeIntervalSinceNow: seconds)
        while result == nil, Date() < end {
            _ = RunLoop.current.run(mode: .default, before: min(end, Date(timeIntervalSinceNow: 0.01)))
        }
        return result
    }
}
