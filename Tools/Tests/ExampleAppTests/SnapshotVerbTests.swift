import Foundation
import TemporaryFolders
import Testing
import XcodeProjects

extension ExampleApps.Budget {
    /// A test that compares an image.
    private static let snapshotTest = """
        final class LookTests: XCTestCase {
            @MainActor func testLabel() {
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
                label.text = "Coffee"
                assertSnapshot(of: label, as: .image)
            }
        }

        """

    @Test func aSnapshotIsRecordedVerifiedAndAccepted() throws {
        let folder = try TemporaryFolder()
        let app = try ExampleApp("Budget").copy(to: folder.root)
        let file = "Budget/BudgetTests/BudgetTests.swift"
        let tests = try String(contentsOf: folder.url(file), encoding: .utf8)
        let text = "import SnapshotTesting\nimport UIKit\n" + tests + Self.snapshotTest

        try folder.write(text, to: file)
        // A new snapshot fails once, as in the library with that API. The app's own six tests pass.
        let new = ProgramRun.collage("verify", app.path)
        try new.require(status: 1, printing: "1 new", "Executed 7 tests, with 1 failure")
        let snapshot = folder.url("Budget/BudgetTests/__Snapshots__/BudgetTests/testLabel.1.png")
        try #require(snapshot.exists, "\(new)")
        try ProgramRun.collage("record", app.path, "--filter", "LookTests", "--in-ci")
            .require(printing: "1 compared, 0 differ")

        try folder.write(text.replacingOccurrences(of: "\"Coffee\"", with: "\"Tea\""), to: file)
        try ProgramRun.collage("verify", app.path, "--filter", "LookTests").require(status: 1, printing: "1 differ")
        try ProgramRun.collage("accept", app.path).require(printing: "1 accepted")
        try ProgramRun.collage("verify", app.path, "--filter", "LookTests").require(printing: "1 compared, 0 differ")
    }
}
