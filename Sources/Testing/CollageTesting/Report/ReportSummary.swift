import Foundation

/// The summaries of a report for CI.
enum ReportSummary {
    private struct Document: Codable {
        var summary: String
        var entries: [ReportEntry]
        var unused: [String]?
    }

    /// Returns all entries as JSON, for programs.
    static func json(_ entries: [ReportEntry], unused: [String]?) throws -> String {
        let counts = ReportCounts(entries, unused: unused?.count)
        let encoder = JSONEncoder.sorted
        encoder.outputFormatting.insert(.prettyPrinted)
        let data = try encoder.encode(Document(summary: counts.description, entries: entries, unused: unused))
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    /// Returns JUnit XML with a suite for each test file and a case for each comparison.
    static func junit(_ entries: [ReportEntry]) -> String {
        let files = Dictionary(grouping: entries, by: \.file).sorted { $0.key < $1.key }
        var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites>"]
        for (file, entries) in files {
            let name = file.split(separator: "/").last.map { String($0) } ?? file
            let failures = entries.count { $0.isFailure }
            lines.append(
                "  <testsuite name=\"\(escaped(name))\" tests=\"\(entries.count)\" failures=\"\(failures)\">")
            for entry in entries {
                let start =
                    "    <testcase classname=\"\(escaped(entry.test))\" name=\"\(escaped(entry.name))\" "
                    + "file=\"\(escaped(entry.file))\" line=\"\(entry.line)\""
                guard entry.isFailure else {
                    lines.append(start + "/>")
                    continue
                }
                let message = entry.message ?? entry.outcome.rawValue
                lines.append(start + ">")
                lines.append(
                    "      <failure type=\"\(entry.outcome.rawValue)\" message=\"\(escaped(message))\"/>")
                lines.append("    </testcase>")
            }
            lines.append("  </testsuite>")
        }
        return (lines + ["</testsuites>"]).joined(separator: "\n") + "\n"
    }

    /// The number of failures in a comment. A GitHub comment is limited to 65,536 characters.
    private static let mostFailures = 60

    /// Returns Markdown for a comment on a pull request. Paths are relative to the folder in which the tests run.
    static func markdown(
        _ entries: [ReportEntry], unused: [String]?, root: String = FileManager.default.currentDirectoryPath
    ) -> String {
        func short(_ text: String) -> String { text.replacing("\(root)/", with: "") }
        var lines = ["### Pictures", "", ReportCounts(entries, unused: unused?.count).description, ""]
        let failures = entries.filter(\.isFailure)
        if !failures.isEmpty {
            lines += ["| Snapshot | Outcome | Test | What |", "|---|---|---|---|"]
            lines += failures.prefix(mostFailures).map { entry in
                let message = short(String((entry.message ?? "").prefix(600)))
                let cells = [entry.name, entry.outcome.rawValue, "\(entry.test) (\(entry.place))", message]
                return "| " + cells.map(cell).joined(separator: " | ") + " |"
            }
            if failures.count > mostFailures { lines += ["", "And \(failures.count - mostFailures) more."] }
        }
        if let unused, !unused.isEmpty {
            lines += ["", "Unused:", ""] + unused.prefix(mostFailures).map { "- `\(short($0))`" }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns the text for a table cell.
    private static func cell(_ text: String) -> String {
        escaped(text).replacing("|", with: "\\|").replacing("\n", with: "<br>")
    }

    /// Returns the text escaped for XML and HTML, without control characters, which they don't support.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            default:
                if scalar.properties.generalCategory != .control { result.unicodeScalars.append(scalar) }
            }
        }
        return result
    }
}
