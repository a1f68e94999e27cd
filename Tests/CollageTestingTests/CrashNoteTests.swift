import Foundation
import Testing

@testable import CollageTesting

@MainActor struct CrashNoteTests {
    @Test func `a crash names the test before the backtrace`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let note = CrashReporter(test: "of a name")
                note.activate()
                fatalError("the reason")
            }
        }
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(output.contains("the reason"))
        #expect(output.contains("The process crashed in the test of a name.\n"))
    }

    @Test func `the running test is described with its location`() {
        #expect(
            CrashReporter.runningTest == "`the running test is described with its location`() (CrashNoteTests.swift:20)"
        )
    }
}
