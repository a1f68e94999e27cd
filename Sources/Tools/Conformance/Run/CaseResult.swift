/// What came of one recorded case.
package struct CaseResult: Sendable {
    /// The file's name and, where a file has several cases, which one.
    package var name: String
    /// Each with the expected and the found value; none if the case passed.
    package var differences: [String]

    package init(name: String, differences: [String]) {
        self.name = name
        self.differences = differences
    }

    package var passed: Bool { differences.isEmpty }
}

/// A value that differs from the recorded one.
func difference<Expected, Found>(_ what: String, expected: Expected, found: Found) -> String {
    "\(what): expected \(expected), found \(found)"
}
