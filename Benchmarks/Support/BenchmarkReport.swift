import Foundation

/// The results of a run, for programs that compare runs.
@MainActor
enum BenchmarkReport {
    private struct Row: Encodable {
        var name: String
        var value: Double
        var unit: String
        var target: Double?
        var isMet: Bool?
    }

    private static var rows: [Row] = []

    /// Notes a row of the tables.
    /// - Parameter target: The most that is allowed; nil if nothing is.
    static func add(_ name: String, _ value: Double, unit: String, target: Double?) {
        rows.append(
            Row(name: name, value: value, unit: unit, target: target, isMet: target.map { value <= $0 }))
    }

    /// Writes all rows to a file; does nothing without a path.
    static func write(to path: String?) throws {
        guard let path else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(rows).write(to: URL(fileURLWithPath: path))
    }
}
