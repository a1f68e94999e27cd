import Foundation

extension ImageTolerance {
    /// The tolerance of the current test's suite, if it specifies one.
    @TaskLocal static var ofSuite: ImageTolerance?

    /// Returns the tolerance of a comparison: the argument of its call, then the tolerance of its suite, then
    /// `COLLAGE_TOLERANCE`, then no tolerance.
    /// - Throws: ``SnapshotFailure`` if the variable has an invalid value.
    static func current(_ ofCall: ImageTolerance?) throws -> ImageTolerance {
        let ofEnvironment = try environment.get()
        return ofCall ?? ofSuite ?? ofEnvironment
    }

    private static let environment = Result<ImageTolerance, any Error> {
        try ImageTolerance(variable: ProcessInfo.processInfo.environment["COLLAGE_TOLERANCE"] ?? "")
    }

    /// Creates a tolerance from the value of `COLLAGE_TOLERANCE`: `exact`, or bounds such as `channel=2,share=0.001`.
    init(variable: String) throws {
        self = .exact
        let words = variable.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        for word in words where word != "exact" {
            let parts = word.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, set(parts[0], to: parts[1]) else {
                throw SnapshotFailure(
                    "COLLAGE_TOLERANCE is \(variable.debugDescription), and \(word.debugDescription) isn't a valid bound. "
                        + "Use exact, or channel=…, deltaE=…, share=…, patch=…, and ssim=…, separated by commas, for "
                        + "example channel=2,share=0.001.")
            }
        }
    }

    /// Sets a bound by its name. Returns `false` if the name or the value is invalid.
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

/// A trait that sets the tolerated difference of images for a test, or for each test of a suite.
///
/// ```swift
/// @Suite(.tolerance(.perChannel(2))) @MainActor struct MapTests { … }
/// ```
///
/// An argument of `verify` overrides it, and an inner suite overrides an outer one.
public struct ToleranceTrait: SuiteTrait, TestTrait, TestScoping {
    let tolerance: ImageTolerance

    /// A Boolean value that indicates whether the trait applies to nested suites. It's `true`.
    public var isRecursive: Bool { true }

    /// Runs the test with the tolerance.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await ImageTolerance.$ofSuite.withValue(tolerance) { try await function() }
    }
}

extension Trait where Self == ToleranceTrait {
    /// The tolerated difference of images for calls that don't specify one.
    public static func tolerance(_ tolerance: ImageTolerance) -> ToleranceTrait {
        ToleranceTrait(tolerance: tolerance)
    }
}
#endif
