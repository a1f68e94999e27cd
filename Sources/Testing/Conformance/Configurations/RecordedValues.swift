import CollageTesting
import Foundation

/// Compares recorded values with found ones, name by name.
struct RecordedValues {
    private(set) var differences: [String] = []

    mutating func compare<Value: Equatable>(_ name: String, _ expected: Value, _ found: Value) {
        if expected != found { differences.append(difference(name, expected: expected, found: found)) }
    }

    mutating func compare(_ name: String, _ expected: RecordedInsets, _ found: NSDirectionalEdgeInsets) {
        compare(name, expected.insets, found)
    }
}

/// Insets as they are recorded.
struct RecordedInsets: Decodable {
    var top: Double
    var leading: Double
    var bottom: Double
    var trailing: Double

    var insets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
}

/// Runs `body` under the numbers that lists and configurations were recorded with.
@MainActor
func withRecordedMetrics<Result>(_ body: () throws -> Result) rethrows -> Result {
    try SystemMetrics.catalyst.apply(body)
}
