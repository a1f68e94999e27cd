/// The result of one recorded case.
package struct CaseResult: Sendable {
    /// The name of the file and, if a file contains several cases, of the case.
    package var name: String
    /// The differences with the expected and the actual values. It's empty if the case passed.
    package var differences: [String]
    /// The compared and the omitted parts, if a recording isn't compared as a whole.
    package var coverage: Coverage?

    package init(name: String, differences: [String], coverage: Coverage? = nil) {
        self.name = name
        self.differences = differences
        self.coverage = coverage
    }

    package var passed: Bool { differences.isEmpty }

    /// A Boolean value that indicates whether the recording has unknown members. Its result then proves nothing about
    /// UIKit.
    package var isUnknown: Bool { coverage.map { !$0.unknown.isEmpty } ?? false }

    /// The parts of a recording that were compared.
    package struct Coverage: Sendable {
        /// The unit of the counts, such as "frames".
        package var unit: String
        /// The number of compared units, some of them only partially.
        package var compared = 0
        /// The unknown members and classes of the recording with their counts.
        package var unknown: [String: Int] = [:]
        /// The number of differences that unknown members may have caused.
        package var unexplained = 0
        /// The number of skipped numbers or views, by the reason.
        package var skipped: [SkipRule: Int] = [:]

        package init(unit: String) {
            self.unit = unit
        }

        mutating func skip(_ rule: SkipRule, _ count: Int = 1) {
            skipped[rule, default: 0] += count
        }

        /// One line: "12 frames compared; skipped: 3 widths of text (…)".
        package var text: String {
            let reasons = SkipRule.allCases.compactMap { rule in skipped[rule].map { "\($0) \(rule.rawValue)" } }
            let names = unknown.sorted { $0.key < $1.key }.map { $1 == 1 ? $0 : "\($0) (\($1) times)" }
            return "\(compared) \(unit) compared"
                + (reasons.isEmpty ? "" : "; skipped: " + reasons.joined(separator: ", "))
                + (names.isEmpty ? "" : "; unknown: " + names.joined(separator: ", "))
                + (unexplained == 0 ? "" : "; \(unexplained) differences that these may explain")
        }
    }
}

/// The reason why a part of a recording isn't compared.
package enum SkipRule: String, CaseIterable, Sendable {
    case ownViews = "views that UIKit creates for itself"
    case recorder = "frames that the recorder never set"
    case advances = "lengths that follow from the widths of Apple's glyphs"
    case macRows = "heights of rows on a Mac"
    case glyphShapes = "heights of Apple's lower-case letters"
    case baselines = "positions that follow the baselines of the Mac's system font"
    case lines = "heights that follow from where lines break"
    case undescribed = "views of scenes that record the layout only"
    case unknownClasses = "views of classes that aren't built here"
    case pointers = "wheel steps, which follow the Mac's physics"
}

/// Returns the description of a value that differs from the recorded one.
func difference<Expected, Found>(_ what: String, expected: Expected, found: Found) -> String {
    "\(what): expected \(expected), found \(found)"
}
