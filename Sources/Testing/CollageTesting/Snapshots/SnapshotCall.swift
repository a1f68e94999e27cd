import Foundation

#if canImport(Testing)
import Testing
#endif

/// Where in the tests something is compared: it tells the folder of the snapshots, their owner, and the line that failed.
struct SnapshotCall {
    let fileID: String
    let file: StaticString
    let line: Int
    let column: Int
    let function: String

    /// Compares what `content` makes with the snapshot of a name.
    /// - Parameters:
    ///   - type: What reports call it, and what follows the name of its file.
    ///   - argument: What tells this argument of a test from the others: its host, by and large. The host itself would
    ///     live as long as the process.
    ///   - device: What it is shown on, for the report.
    ///   - frames: The views with their frames, for the report.
    ///   - content: What is compared.
    @MainActor
    func verify(
        _ type: SnapshotType, named name: String?, tolerance: PictureTolerance? = nil, argument: UUID,
        device: String? = nil, frames: () -> String? = { nil }, _ content: () throws -> any SnapshotContent
    ) throws {
        try report {
            let mode = try RecordMode.current
            let tolerance = try PictureTolerance.current(tolerance)
            let owner = owner(argument)
            let reference = try SnapshotClaims.shared.claim(
                name ?? SnapshotName.name(ofFunction: function), suffix: type.suffix, in: folder, by: owner)
            let entry = ReportEntry(
                test: owner.name, name: reference.deletingPathExtension().lastPathComponent, kind: type.name,
                outcome: .same, file: "\(file)", line: line, reference: reference.path, device: device)
            try RunReport.shared.noting(entry, frames: frames) {
                try SnapshotComparison(reference: reference, mode: mode, tolerance: tolerance).verify(try content())
            }
        }
    }

    /// Where the snapshots of the test's file lie.
    private var folder: URL { Self.folder(ofSource: "\(file)") }

    /// Where the snapshots of a test's file lie.
    static func folder(ofSource source: String) -> URL {
        let file = URL(fileURLWithPath: source)
        return file.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
            .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
    }

    /// Records an error at the line of the call if Swift Testing runs the test, and throws it otherwise.
    func report(_ body: () throws -> Void) throws {
        do {
            try body()
        } catch {
            #if canImport(Testing)
            guard Test.current != nil else { throw error }
            let place = SourceLocation(fileID: fileID, filePath: "\(file)", line: line, column: column)
            FailureAttachments.record(error, at: place)
            Issue.record(error, sourceLocation: place)
            #else
            throw error
            #endif
        }
    }

    #if canImport(Testing)
    /// A test's name as people know it: its suites and its function.
    static func name(of test: Test) -> String {
        // The place in the source, which comes last, says nothing that the function's name doesn't.
        var parts = "\(test.id)".split(separator: "/")
        if parts.count > 1, parts[parts.count - 1].contains(".swift:") { parts.removeLast() }
        return parts.joined(separator: "/")
    }
    #endif

    /// The test's name as people know it.
    var testName: String {
        #if canImport(Testing)
        if let test = Test.current { return Self.name(of: test) }
        #endif
        return "\(fileID) \(function.testFunctionInSource)"
    }

    /// The function of the test that runs; that of the call where nobody knows.
    var testFunction: String {
        #if canImport(Testing)
        if let test = Test.current { return test.name }
        #endif
        return function
    }

    /// Whose snapshots those of this call are. Arguments of a test run side by side, each with a host of its own.
    private func owner(_ argument: UUID) -> SnapshotClaims.Owner {
        #if canImport(Testing)
        let isParameterized = Test.Case.current?.isParameterized ?? false
        return SnapshotClaims.Owner(name: testName, argument: isParameterized ? argument : nil)
        #else
        return SnapshotClaims.Owner(name: testName)
        #endif
    }
}
