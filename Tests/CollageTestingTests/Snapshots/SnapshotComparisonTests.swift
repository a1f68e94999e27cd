import Foundation
import Testing

@testable import CollageTesting

/// The recording and the messages of snapshots of all kinds.
struct SnapshotComparisonTests {
    private let folder = TemporaryFolder()

    private func comparison(
        _ mode: RecordMode, write: ((Data, URL) throws -> Void)? = nil
    ) -> SnapshotComparison {
        var comparison = SnapshotComparison(reference: folder.url("screen.text.txt"), mode: mode)
        if let write { comparison.write = write }
        return comparison
    }

    private func data(_ text: String) -> DataContent { DataContent(data: Data(text.utf8)) }

    private func failure(_ mode: RecordMode, _ text: String) throws -> String {
        try #require(throws: SnapshotFailure.self) { try comparison(mode).verify(data(text)) }.description
    }

    @Test func `a missing snapshot is written and fails once`() throws {
        #expect(try failure(.missing, "one").contains("didn't exist and was written"))
        try comparison(.missing).verify(data("one"))
    }

    @Test func `a snapshot that differs is kept until it is the same again`() throws {
        try comparison(.all).verify(data("one\ntwo"))
        let words = try failure(.missing, "one\nthree")
        #expect(words.contains("Line 2 was\n  two\nand is\n  three"))
        #expect(folder.names == ["screen.text.actual.txt", "screen.text.txt"])
        try comparison(.missing).verify(data("one\ntwo"))
        #expect(folder.names == ["screen.text.txt"])
    }

    @Test func `recording again removes the files of earlier failures`() throws {
        try comparison(.all).verify(data("one"))
        _ = try failure(.missing, "two")
        #expect(try failure(.failed, "two").contains("differed and was recorded again"))
        #expect(folder.names == ["screen.text.txt"])
        try comparison(.never).verify(data("two"))
    }

    @Test func `the mode "never" records nothing`() throws {
        #expect(try failure(.never, "one").contains("doesn't exist"))
        #expect(folder.names.isEmpty)
    }

    @Test func `a full disk is reported and leaves the reference unchanged`() throws {
        try comparison(.all).verify(data("one"))
        let full = comparison(.failed) { _, _ in throw CocoaError(.fileWriteOutOfSpace) }
        let failure = try #require(throws: SnapshotFailure.self) { try full.verify(data("two")) }
        #expect(failure.description == "\(folder.url("screen.text.txt").path) can't be written: the disk is full.")
        try comparison(.never).verify(data("one"))
    }

    @Test func `a difference is reported even if the new image can't be written`() throws {
        try comparison(.all).verify(data("one"))
        let locked = comparison(.missing) { _, _ in throw CocoaError(.fileWriteVolumeReadOnly) }
        let failure = try #require(throws: SnapshotFailure.self) { try locked.verify(data("two")) }
        #expect(failure.description.contains("Line 1 was\n  one\nand is\n  two"))
        #expect(failure.description.contains("screen.text.actual.txt can't be written: the disk is read-only."))
    }

    @Test func `a folder that isn't a folder is reported`() throws {
        try data("a file").data.write(to: folder.url("taken"))
        let comparison = SnapshotComparison(reference: folder.url("taken/screen.text.txt"), mode: .missing)
        let failure = try #require(throws: SnapshotFailure.self) { try comparison.verify(data("one")) }
        #expect(failure.description.contains("taken/screen.text.txt can't be written"))
    }
}
