import CollageTesting
import Foundation

/// Compares recorded values with actual values by name.
struct RecordedValues {
    private(set) var differences: [String] = []

    mutating func compare<Value: Equatable>(_ name: String, _ expected: Value, _ found: Value) {
        if expected != found { differences.append(difference(name, expected: expected, found: found)) }
    }

    mutating func compare(_ name: String, _ expected: RecordedInsets, _ found: NSDirectionalEdgeInsets) {
        compare(name, expected.insets, found)
    }
}

/// Insets in their recorded format.
struct RecordedInsets: Decodable {
    var top: Double
    var leading: Double
    var bottom: Double
    var trailing: Double

    var insets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
}

/// Calls a closure with the metrics with which lists and configurations were recorded.
@MainActor
func withRecordedMetrics<Result>(_ body: () throws -> Result) rethrows -> Result {
    try SystemMetrics.catalyst.apply(body)
}
