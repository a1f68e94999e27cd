import Foundation

#if canImport(Testing)
import Testing
#endif

/// The source location of a comparison. It determines the folder of the snapshots, their owner, and the line of a
/// failure.
struct SnapshotCall {
    let fileID: String
    let file: StaticString
    let line: Int
    let column: Int
    let function: String

    /// Compares the result of `content` with the snapshot of the given name.
    /// - Parameters:
    ///   - type: The kind in reports and the suffix of the file name.
    ///   - argument: An identifier for the current argument of a parameterized test, usually the identifier of its
    ///     host. The host itself would live as long as the process.
    ///   - device: The device, for the report.
    ///   - frames: The views with their frames, for the report.
    ///   - content: A closure that returns the content to compare.
    @MainActor
    func verify(
        _ type: SnapshotType, named name: String?, tolerance: ImageTolerance? = nil, argument: UUID,
        device: String? = nil, frames: () -> String? = { nil }, _ content: () throws -> any SnapshotContent
    ) throws {
        try report {
            let mode = try RecordMode.current
            let tolerance = try ImageTolerance.current(tolerance)
            let owner = owner(argument)
            let reference = try SnapshotReservations.shared.claim(
                name ?? SnapshotName.name(ofFunction: function), suffix: type.suffix, in: folder, by: owner)
            let entry = ReportEntry(
                test: owner.name, name: reference.deletingPathExtension().lastPathComponent, kind: type.name,
                outcome: .same, file: "\(file)", line: line, reference: reference.path, device: device)
            try RunReport.shared.noting(entry, frames: frames) {
                try SnapshotComparison(reference: reference, mode: mode, tolerance: tolerance).verify(try content())
            }
        }
    }

    /// The folder for the snapshots of the test's file.
    private var folder: URL { Self.folder(ofSource: "\(file)") }

    /// Returns the folder for the snapshots of a test file.
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
    /// Returns the name of a test in reports: its suites and its function.
    static func name(of test: Test) -> String {
        // The last component is the source location, which the function's name makes redundant.
        var parts = "\(test.id)".split(separator: "/")
        if parts.count > 1, parts[parts.count - 1].contains(".swift:") { parts.removeLast() }
        return parts.joined(separator: "/")
    }
    #endif

    /// The name of the test in reports.
    var testName: String {
        #if canImport(Testing)
        if let test = Test.current { return Self.name(of: test) }
        #endif
        return "\(fileID) \(function.testFunctionInSource)"
    }

    /// The name of the current test function, or the function of the call if the test is unknown.
    var testFunction: String {
        #if canImport(Testing)
        if let test = Test.current { return test.name }
        #endif
        return function
    }

    /// The owner of the snapshots of this call. The arguments of a test run in parallel, each with a separate host.
    private func owner(_ argument: UUID) -> SnapshotReservations.Owner {
        #if canImport(Testing)
        let isParameterized = Test.Case.current?.isParameterized ?? false
        return SnapshotReservations.Owner(name: testName, argument: isParameterized ? argument : nil)
        #else
        return SnapshotReservations.Owner(name: testName)
        #endif
    }
}
