import Foundation

/// The error for a walk after which a screen differs from a new one. The walk is shortened as much as possible.
public struct WalkFailure: Error, CustomStringConvertible, Sendable {
    /// The difference, and the steps that lead to it.
    public let description: String
    /// The difference.
    public let difference: ScreenDifference
    /// Descriptions of the steps, in order.
    public let steps: [String]
    /// The walk as JSON. To repeat it, decode a `WalkRecording` from it.
    public let recording: String

    init<Change>(
        _ name: String, _ recording: WalkRecording<Change>, _ difference: ScreenDifference, seed: UInt64?, length: Int
    ) {
        self.difference = difference
        steps = recording.steps.map(\.description)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        do {
            self.recording = String(decoding: try encoder.encode(recording), as: UTF8.self)
        } catch {
            self.recording = "can't be written: \(error)"
        }
        let origin = seed.map { ", of \(length) with the seed \($0)" } ?? ""
        let list = steps.enumerated().map { "  \($0 + 1). \($1)" }
        let model = recording.model == 0 ? "" : " from model \(recording.model)"
        description =
            ([
                "\(name) differs from a new screen after \(steps.count) steps\(model)\(origin), on "
                    + "\(recording.environment):"
            ]
            + list + ["  \(difference)", "  Recording: \(self.recording)"]).joined(separator: "\n")
    }
}
