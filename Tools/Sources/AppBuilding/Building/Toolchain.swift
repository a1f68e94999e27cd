import Foundation

/// The Swift toolchain that builds apps.
enum Toolchain {
    private struct Information: Decodable {
        struct Target: Decodable {
            var unversionedTriple: String
        }

        var target: Target
        var compilerVersion: String?
    }

    private static let information: Information? = {
        let outcome = Command.capture("swift", ["-print-target-info"])
        return try? JSONDecoder().decode(Information.self, from: Data(outcome.output.utf8))
    }()

    /// The description of the compiler's version, or `nil` if there's no toolchain.
    static var version: String? { information?.compilerVersion }

    /// The target that the toolchain builds for, such as `x86_64-unknown-linux-gnu`, or `nil` if there's no toolchain.
    static var target: String? { information?.target.unversionedTriple }
}
