import Foundation
import Testing

@testable import PortableUIKit

/// Wrappers of files and folders.
struct FileWrapperTests {
    private let folder: URL

    init() throws {
        folder = try ProcessFolder.makeFolder()
    }

    @Test func `a file is written and read`() throws {
        let url = folder.appendingPathComponent("note.txt")
        let note = FileWrapper(regularFileWithContents: Data("a".utf8))
        #expect(note.isRegularFile && !note.isDirectory && note.filename == nil)
        try note.write(to: url, options: [.atomic, .withNameUpdating], originalContentsURL: nil)
        #expect(note.filename == "note.txt")
        let copy = try FileWrapper(url: url, options: .immediate)
        #expect(copy.regularFileContents == Data("a".utf8))
        #expect(copy.preferredFilename == "note.txt" && copy.filename == "note.txt")
        #expect(copy.matchesContents(of: url))
        try Data("b".utf8).write(to: url)
        #expect(!copy.matchesContents(of: url))
    }

    @Test func `a folder is written and read with its files`() throws {
        let url = folder.appendingPathComponent("book")
        let chapter = FileWrapper(regularFileWithContents: Data("1".utf8))
        let book = FileWrapper(directoryWithFileWrappers: ["one.txt": chapter])
        let images = FileWrapper(directoryWithFileWrappers: [:])
        images.preferredFilename = "images"
        book.addFileWrapper(images)
        try book.write(to: url, originalContentsURL: nil)
        let copy = try FileWrapper(url: url)
        #expect(copy.fileWrappers?.keys.sorted() == ["images", "one.txt"])
        #expect(copy.fileWrappers?["one.txt"]?.regularFileContents == Data("1".utf8))
        #expect(copy.fileWrappers?["images"]?.isDirectory == true)
        #expect(book.matchesContents(of: url))
    }

    @Test func `a file keeps its permissions`() throws {
        let url = folder.appendingPathComponent("tool"), copy = folder.appendingPathComponent("copy")
        try Data("a".utf8).write(to: url)
        try FileManager.default.setAttributes([.posixPermissions: 0o750], ofItemAtPath: url.path)
        let tool = try FileWrapper(url: url)
        #expect(tool.fileAttributes[FileAttributeKey.size.rawValue] as? Int == 1)
        try tool.write(to: copy, options: .atomic, originalContentsURL: url)
        let written = try FileManager.default.attributesOfItem(atPath: copy.path)
        #expect((written[.posixPermissions] as? NSNumber)?.intValue == 0o750)
    }

    @Test func `files with the same preferred name have different names in a folder`() {
        let folder = FileWrapper(directoryWithFileWrappers: [:])
        let first = folder.addRegularFile(withContents: Data(), preferredFilename: "a")
        let second = folder.addRegularFile(withContents: Data([1]), preferredFilename: "a")
        #expect(first == "a" && second != "a")
        let file = folder.fileWrappers?[second]
        #expect(file.flatMap(folder.keyForChildFileWrapper) == second)
        if let file { folder.removeFileWrapper(file) }
        #expect(folder.fileWrappers?.keys.sorted() == ["a"])
    }

    @Test func `reading a missing file is an error`() {
        #expect(throws: (any Error).self) { try FileWrapper(url: folder.appendingPathComponent("missing")) }
    }

    @Test func `adding a file to a file ends the process`() async {
        await #expect(processExitsWith: .failure) {
            FileWrapper(regularFileWithContents: Data()).addRegularFile(withContents: Data(), preferredFilename: "a")
        }
    }
}
