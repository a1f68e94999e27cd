import Foundation

extension PictureTolerance {
    /// What the suite of the running test says, if it says anything.
    @TaskLocal static var ofSuite: PictureTolerance?

    /// What counts for a comparison: what its call says, else its suite, else `COLLAGE_TOLERANCE`, else nothing is
    /// tolerated.
    /// - Throws: ``SnapshotFailure`` if the variable says something that isn't known.
    static func current(_ ofCall: PictureTolerance?) throws -> PictureTolerance {
        let ofEnvironment = try environment.get()
        return ofCall ?? ofSuite ?? ofEnvironment
    }

    private static let environment = Result<PictureTolerance, any Error> {
        try PictureTolerance(variable: ProcessInfo.processInfo.environment["COLLAGE_TOLERANCE"] ?? "")
    }

    /// The value of `COLLAGE_TOLERANCE`: `exact`, or bounds as `channel=2,share=0.001`.
    init(variable: String) throws {
        self = .exact
        let words = variable.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        for word in words where word != "exact" {
            let parts = word.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, set(parts[0], to: parts[1]) else {
                throw SnapshotFailure(
                    "COLLAGE_TOLERANCE is \(variable.debugDescription), of which \(word.debugDescription) isn't known. "
                        + "Known are exact, and channel=…, deltaE=…, share=…, patch=… and ssim=… with commas between "
                        + "them: channel=2,share=0.001.")
            }
        }
    }

    /// Sets a bound by its name. False if there is none of that name, or the value is no number that it takes.
    private mutating func set(_ name: String, to value: String) -> Bool {
        guard let number = Double(value), number.isFinite, number >= 0 else { return false }
        switch name {
        case "channel", "patch":
            guard let count = Int(value) else { return false }
            if name == "channel" { channel = count } else { patch = count }
        case "deltaE": deltaE = number
        case "share" where number <= 1: share = number
        case "ssim" where number <= 1: ssim = number
        default: return false
        }
        return true
    }
}

#if canImport(Testing)
import Testing

/// Says how far the pictures of a test, or of each test of a suite, may differ.
///
/// ```swift
/// @Suite(.tolerance(.perChannel(2))) struct MapTests { … }
/// ```
///
/// What a call of `verify` says itself counts instead, and an inner suite counts before an outer one.
public struct ToleranceTrait: SuiteTrait, TestTrait, TestScoping {
    let tolerance: PictureTolerance

    /// Tests in suites of the suite are meant as well.
    public var isRecursive: Bool { true }

    /// Lets the test run with the tolerance.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await PictureTolerance.$ofSuite.withValue(tolerance) { try await function() }
    }
}

extension Trait where Self == ToleranceTrait {
    /// How far pictures may differ where their call says nothing.
    public static func tolerance(_ tolerance: PictureTolerance) -> ToleranceTrait {
        ToleranceTrait(tolerance: tolerance)
    }
}
#endif
