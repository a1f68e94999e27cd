import Foundation
import Testing

@testable import AppBuilding

struct CheckReportTests {
    private func report(_ findings: [Finding], hasCheckedTypes: Bool = true) -> CheckReport {
        CheckReport(name: "My App", project: "App.xcodeproj", findings: findings, hasCheckedTypes: hasCheckedTypes)
    }

    private static let findings = [
        Finding(.error, file: "/a/b.swift", line: 3, column: 5, "there's no \"x\""),
        Finding(.warning, file: "/a/b.swift", line: 4, "it's a placeholder"), Finding(.warning, file: "", "it's old"),
    ]

    @Test func `the text ends with the number of problems`() {
        let report = report(Self.findings)
        #expect(report.text.split(separator: "\n").last == "My App: 1 error and 2 warnings in 1 file.")
        #expect(report.hasErrors)
        #expect(self.report([]).text == "My App: no problems found.")
    }

    @Test func `a check without the compiler reports that`() {
        let report = report([], hasCheckedTypes: false)
        #expect(report.text.hasPrefix("My App: no problems found. Only constructs were checked"))
        #expect(!report.hasErrors)
    }

    @Test func `the fields of JSON are stable`() {
        var rejected = Self.findings
        rejected[0].origin = .compiler
        #expect(
            report(rejected).json == """
                {
                  "checked" : [
                    "constructs",
                    "types"
                  ],
                  "errors" : 1,
                  "files" : 1,
                  "findings" : [
                    {
                      "column" : 5,
                      "file" : "/a/b.swift",
                      "line" : 3,
                      "message" : "there's no \\"x\\"",
                      "origin" : "compiler",
                      "severity" : "error"
                    },
                    {
                      "file" : "/a/b.swift",
                      "line" : 4,
                      "message" : "it's a placeholder",
                      "origin" : "collage",
                      "severity" : "warning"
                    },
                    {
                      "message" : "it's old",
                      "origin" : "collage",
                      "severity" : "warning"
                    }
                  ],
                  "name" : "My App",
                  "project" : "App.xcodeproj",
                  "version" : 1,
                  "warnings" : 2
                }
                """)
    }

    @Test func `a project that can't be read has a report`() throws {
        let report = CheckReport(BuildFailure("there's nothing", file: "/x"), project: "x")
        let json = try JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any]
        #expect(json?["errors"] as? Int == 1 && json?["name"] == nil)
        #expect((json?["checked"] as? [String])?.isEmpty == true)
        #expect(report.text == "/x: error: there's nothing\nx: 1 error in 1 file.")
    }
}
