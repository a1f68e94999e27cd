import Foundation
import TemporaryFolders
import Testing

@testable import AppBuilding

struct FolderWriterTests {
    private func date(_ url: URL) throws -> Date {
        try #require(FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date)
    }

    @Test func unchangedFilesAreNotWritten() throws {
        let folder = try TemporaryFolder(["a.txt": "one", "source/b.txt": "two"])
        let old = Date(timeIntervalSince1970: 1_000)
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: folder.url("a.txt").path)
        var writer = FolderWriter(folder.root)
        try writer.write("one", to: "a.txt")
        #expect(try date(folder.url("a.txt")) == old)
        try writer.copy(folder.url("source"), to: "copy")
        let copied = try date(folder.url("copy/b.txt"))
        try writer.copy(folder.url("source"), to: "copy")
        #expect(try date(folder.url("copy/b.txt")) == copied)
        try writer.write("other", to: "a.txt")
        #expect(try String(contentsOf: folder.url("a.txt"), encoding: .utf8) == "other")
    }

    @Test func changedFilesAreCopiedAgain() throws {
        let folder = try TemporaryFolder(["a.txt": "one"])
        var writer = FolderWriter(folder.url("out"))
        try writer.copy(folder.url("a.txt"), to: "a.txt")
        try folder.write("longer", to: "a.txt")
        try writer.copy(folder.url("a.txt"), to: "a.txt")
        #expect(try String(contentsOf: folder.url("out/a.txt"), encoding: .utf8) == "longer")
    }

    @Test func obsoleteFilesAreRemoved() throws {
        let folder = try TemporaryFolder(["old.txt": "", "deep/old.txt": "", "kept.txt": ""])
        var writer = FolderWriter(folder.root)
        try writer.write("", to: "new/file.txt")
        writer.prune(except: ["kept.txt"])
        #expect(folder.url("new/file.txt").exists && folder.url("kept.txt").exists)
        #expect(!folder.url("old.txt").exists && !folder.url("deep/old.txt").exists)
    }

    @Test func aFileAtThePathOfTheFolderIsReported() throws {
        let folder = try TemporaryFolder(["taken": ""])
        var writer = FolderWriter(folder.url("taken"))
        let failure = #expect(throws: BuildFailure.self) { try writer.write("", to: "file.txt") }
        #expect(failure?.findings.first?.file == folder.url("taken/file.txt").path)
    }
}
