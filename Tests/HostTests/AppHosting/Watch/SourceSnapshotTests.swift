import AppHosting
import Foundation
import Testing

struct SourceSnapshotTests {
    /// A separate folder, which is removed after the test.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("sources-\(UUID())")

        init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
        deinit { try? FileManager.default.removeItem(at: url) }

        func write(_ name: String, _ text: String, changed seconds: Double = 0) throws {
            let file = url.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
            let date = Date(timeIntervalSince1970: 1_700_000_000 + seconds)
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
        }

        var snapshot: SourceSnapshot { SourceSnapshot(of: [url.path]) }

        func names(_ paths: [String]) -> [String] { paths.map { String($0.dropFirst(url.path.count + 1)) } }
    }

    @Test func `added, removed, and changed files are found in all folders`() throws {
        let folder = try Folder()
        try folder.write("Package.swift", "a")
        try folder.write("Sources/App/One.swift", "a")
        try folder.write("Sources/App/Two.swift", "a")
        try folder.write("Sources/App/Same.swift", "a")
        let before = folder.snapshot
        #expect(folder.snapshot == before)
        try folder.write("Sources/App/One.swift", "b", changed: 1)
        try folder.write("Sources/App/New.swift", "a")
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Sources/App/Two.swift"))
        let changes = folder.names(folder.snapshot.changes(since: before))
        #expect(changes == ["Sources/App/New.swift", "Sources/App/One.swift", "Sources/App/Two.swift"])
    }

    @Test func `hidden files are ignored`() throws {
        let folder = try Folder()
        try folder.write("Sources/One.swift", "a")
        let before = folder.snapshot
        try folder.write(".build/debug/One.o", "a")
        try folder.write("Sources/.One.swift.swp", "a")
        #expect(folder.snapshot == before)
    }

    @Test func `a change is reported once the files stop changing`() throws {
        let folder = try Folder()
        try folder.write("One.swift", "a")
        var detector = ChangeDetector(folder.snapshot)
        #expect(detector.look(at: folder.snapshot).isEmpty)
        try folder.write("One.swift", "b", changed: 1)
        #expect(detector.look(at: folder.snapshot).isEmpty)
        try folder.write("Two.swift", "b")
        #expect(detector.look(at: folder.snapshot).isEmpty)
        #expect(folder.names(detector.look(at: folder.snapshot)) == ["One.swift", "Two.swift"])
        #expect(detector.look(at: folder.snapshot).isEmpty)
    }

    @Test func `a change that is reverted isn't reported`() throws {
        let folder = try Folder()
        try folder.write("One.swift", "a")
        var detector = ChangeDetector(folder.snapshot)
        try folder.write("One.swift", "b", changed: 1)
        #expect(detector.look(at: folder.snapshot).isEmpty)
        try folder.write("One.swift", "a")
        #expect(detector.look(at: folder.snapshot).isEmpty)
        #expect(detector.look(at: folder.snapshot).isEmpty)
    }
}
