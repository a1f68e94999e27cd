import Foundation

/// The Swift toolchain that builds apps.
enum Toolchain {
    private struct Information: Decodable {
        struct Target: Decodable {
            var unversionedTriple: String
        }

        var target: Target
    }

    /// The target that the toolchain builds for, such as `x86_64-unknown-linux-gnu`, or `nil` if there's no toolchain.
    static let target: String? = {
        let outcome = Command.capture("swift", ["-print-target-info"])
        return try? JSONDecoder().decode(Information.self, from: Data(outcome.output.utf8)).target.unversionedTriple
    }()
}
