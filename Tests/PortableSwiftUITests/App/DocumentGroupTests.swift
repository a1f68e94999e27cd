import CollageTesting
import Foundation
import PortableCombine
import Testing

@testable import PortableSwiftUI
@testable import PortableUIKitCore

/// Apps whose first screen lists documents.
@MainActor struct DocumentGroupTests {
    private struct TextFile: FileDocument {
        static let readableContentTypes = [UTType.plainText]
        var text = "new"

        init() {}

        init(configuration: ReadConfiguration) throws {
            text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }

        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    private struct CloseButton: View {
        @Environment(\.dismiss) private var dismiss

        var body: some View { Button("Close") { dismiss() } }
    }

    private struct Editor: App {
        var body: some Scene {
            DocumentGroup(newDocument: TextFile()) { file in
                Button("Text \(file.document.text)") { file.document.text = "changed" }
                CloseButton()
            }
        }
    }

    private final class Drawing: ReferenceFileDocument {
        static let readableContentTypes = [UTType.plainText]
        @Published var lines: Int

        init() { lines = 0 }

        init(configuration: ReadConfiguration) throws { lines = configuration.file.regularFileContents?.count ?? 0 }

        func snapshot(contentType: UTType) throws -> Int { lines }

        func fileWrapper(snapshot: Int, configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(repeating: 0, count: snapshot))
        }
    }

    private struct DrawingEditor: App {
        var body: some Scene {
            DocumentGroup(newDocument: { Drawing() }) { file in
                Button("Lines \(file.document.lines)") { file.document.lines += 1 }
                CloseButton()
            }
        }
    }

    private func withFolder(_ body: (TestHost, URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let host = TestHost()
        host.run { DeviceContext.current.memory.library.documentsFolder = folder }
        try body(host, folder)
    }

    @Test func `a document is created, edited, and saved when its editor disappears`() throws {
        try withFolder { host, folder in
            host.launch(AppHostDelegate { Editor() })
            host.settle()
            try host.element(.label("Create Document")).tap()
            host.settle()
            try host.element(.label("Text new")).tap()
            host.settle()
            #expect(throws: Never.self) { try host.element(.label("Text changed")) }
            try host.element(.label("Close")).tap()
            host.settle()
            let file = folder.appendingPathComponent("Untitled.txt")
            #expect(try String(contentsOf: file, encoding: .utf8) == "changed")
            try host.element(.label("Untitled")).tap()
            host.settle()
            #expect(throws: Never.self) { try host.element(.label("Text changed")) }
        }
    }

    @Test func `a document object is updated and saved, too`() throws {
        try withFolder { host, folder in
            host.launch(AppHostDelegate { DrawingEditor() })
            host.settle()
            try host.element(.label("Create Document")).tap()
            host.settle()
            try host.element(.label("Lines 0")).tap()
            host.settle()
            try host.element(.label("Lines 1")).tap()
            host.settle()
            try host.element(.label("Close")).tap()
            host.settle()
            #expect(try Data(contentsOf: folder.appendingPathComponent("Untitled.txt")).count == 2)
        }
    }
}
