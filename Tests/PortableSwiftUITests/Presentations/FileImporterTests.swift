import CollageTesting
import Foundation
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Files that the user selects, saves, and moves, and backgrounds of containers.
@MainActor final class FileImporterTests {
    private final class Log {
        var results: [Result<[URL], any Error>] = []
        var cancellations = 0
        var isPresented = false

        var names: [String] {
            results.flatMap { (try? $0.get()) ?? [] }.map(\.lastPathComponent)
        }
    }

    let host = TestHost()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private let log = Log()

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in ["apple.txt", "berry.txt"] { try Data(name.utf8).write(to: folder.appendingPathComponent(name)) }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func show(_ view: some View) {
        host.show(UIHostingController(rootView: view))
        host.run { DeviceContext.current.memory.library.documentsFolder = folder }
    }

    private func tap(_ text: String) throws {
        try host.element(.text(text)).tap()
        host.settle()
    }

    private struct Importer: View {
        let log: Log
        let allowsSeveral: Bool
        @State private var isPresented = false

        var body: some View {
            let _ = log.isPresented = isPresented
            Button("Import") { isPresented = true }
                .fileImporter(
                    isPresented: $isPresented, allowedContentTypes: [.plainText],
                    allowsMultipleSelection: allowsSeveral,
                    onCompletion: { log.results.append($0) }, onCancellation: { log.cancellations += 1 }
                )
                .dialogIcon(nil)
                .accessibilityCustomContent(AccessibilityCustomContentKey("Size"), "Large", importance: .high)
                .accessibilityCustomContent("Color", "Red", importance: .high)
                .accessibilityCustomContent("Price", Text("Low"))
                .accessibilityCustomContent("Weight", String(12))
                .sectionActions { Text("never") }
        }
    }

    @Test func `a file importer opens a file, and ends its presentation`() throws {
        show(Importer(log: log, allowsSeveral: false))
        for name in ["apple", "berry"] {
            try tap("Import")
            #expect(log.isPresented)
            try tap(name)
            #expect(!log.isPresented)
        }
        #expect(log.names == ["apple.txt", "berry.txt"] && log.results.count == 2 && log.cancellations == 0)
        #expect(host.elements.map(\.label) == ["Import"])
    }

    @Test func `a file importer opens several files`() throws {
        show(Importer(log: log, allowsSeveral: true))
        try tap("Import")
        try tap("apple")
        try tap("berry")
        try tap("Open")
        #expect(log.names == ["apple.txt", "berry.txt"] && log.results.count == 1)
    }

    @Test func `a file importer is cancelled with the button and with a swipe`() throws {
        show(Importer(log: log, allowsSeveral: false))
        try tap("Import")
        try tap("Cancel")
        #expect(log.cancellations == 1 && !log.isPresented)
        try tap("Import")
        host.drag(from: CGPoint(x: 200, y: 90), to: CGPoint(x: 200, y: 840), duration: 0.2)
        host.settle()
        #expect(log.cancellations == 2 && !log.isPresented && log.results.isEmpty)
    }

    private struct Exporter: View {
        let log: Log
        let item: String?
        @State private var isPresented = false

        var body: some View {
            let _ = log.isPresented = isPresented
            Button("Export") { isPresented = true }
                .fileExporter(
                    isPresented: $isPresented, item: item, contentTypes: [.utf8PlainText], defaultFilename: "apple.txt"
                ) { result in
                    log.results.append(result.map { [$0] })
                } onCancellation: {
                    log.cancellations += 1
                }
        }
    }

    @Test func `a file exporter writes the item to the folder`() async throws {
        show(Exporter(log: log, item: "Hello"))
        try host.element(.label("Export")).tap()
        _ = try await host.wait(for: .label("Save"))
        try tap("Save")
        #expect(log.names == ["apple 2.txt"] && !log.isPresented)
        let file = try #require(log.results.first).get()[0]
        #expect(try String(contentsOf: file, encoding: .utf8) == "Hello")
    }

    @Test func `a file exporter without an item is cancelled`() throws {
        show(Exporter(log: log, item: nil))
        try tap("Export")
        #expect(log.cancellations == 1 && !log.isPresented && log.results.isEmpty)
    }

    private struct Note: FileDocument {
        static var readableContentTypes: [UTType] { [.utf8PlainText] }
        var text = "Hello"

        init() {}

        init(configuration: ReadConfiguration) throws {
            text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }

        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data((text + " as " + configuration.contentType.identifier).utf8))
        }
    }

    private struct DocumentExporter: View {
        let log: Log
        let document: Note?
        @State private var isPresented = false

        var body: some View {
            let _ = log.isPresented = isPresented
            Button("Export") { isPresented = true }
                .fileExporter(
                    isPresented: $isPresented, document: document, contentType: .utf8PlainText, defaultFilename: "note"
                ) {
                    log.results.append($0.map { [$0] })
                }
        }
    }

    @Test func `a file exporter writes the file of a document to the folder`() async throws {
        show(DocumentExporter(log: log, document: Note()))
        try host.element(.label("Export")).tap()
        _ = try await host.wait(for: .label("Save"))
        try tap("Save")
        #expect(log.names == ["note.txt"] && !log.isPresented)
        let file = try #require(log.results.first).get()[0]
        #expect(try String(contentsOf: file, encoding: .utf8) == "Hello as public.utf8-plain-text")
        let read = try Note(configuration: .init(contentType: .utf8PlainText, file: FileWrapper(url: file)))
        #expect(read.text == "Hello as public.utf8-plain-text" && Note.writableContentTypes == [.utf8PlainText])
    }

    @Test func `a file exporter without a document ends its presentation`() throws {
        show(DocumentExporter(log: log, document: nil))
        try tap("Export")
        #expect(!log.isPresented && log.results.isEmpty)
    }

    private struct Mover: View {
        let log: Log
        let file: URL
        @State private var isPresented = false

        var body: some View {
            Button("Move") { isPresented = true }
                .fileMover(isPresented: $isPresented, file: file) { log.results.append($0.map { [$0] }) }
        }
    }

    @Test func `a file mover moves the file to the folder`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        try Data("moved".utf8).write(to: file)
        show(Mover(log: log, file: file))
        try tap("Move")
        try tap("Save")
        #expect(log.names == [file.lastPathComponent] && !FileManager.default.fileExists(atPath: file.path))
    }

    @Test func `the background of a screen covers the safe area`() {
        let host = TestHost(size: CGSize(width: 100, height: 100), safeAreaInsets: .zero)
        host.show(
            UIHostingController(
                rootView: VStack {
                    Color.clear.frame(width: 10, height: 10)
                        .containerBackground(Color.red, for: .navigation)
                        .containerBackground(for: .widget) { Color.blue.frame(width: 90, height: 90) }
                }))
        #expect(host.elements.isEmpty)
    }
}
