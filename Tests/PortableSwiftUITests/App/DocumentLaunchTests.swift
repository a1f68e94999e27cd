import CollageTesting
import Foundation
import Testing

@testable import PortableSwiftUI
@testable import PortableUIKitCore

/// The first screen of apps that open documents.
@MainActor struct DocumentLaunchTests {
    private struct TextFile: FileDocument {
        static let readableContentTypes = [UTType.plainText]
        var text = "new"

        init(text: String = "new") { self.text = text }

        init(configuration: ReadConfiguration) throws {
            text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }

        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    private struct Editor: App {
        var body: some Scene {
            DocumentGroup(newDocument: TextFile()) { file in Text("Text \(file.document.text)") }
            DocumentGroupLaunchScene("My Notes") {
                NewDocumentButton("Empty")
                NewDocumentButton(Text("Template"), for: TextFile.self) { TextFile(text: "template") }
                NewDocumentButton(Text("Nothing"), for: TextFile.self) { nil }
            } background: {
                Color.yellow
            } overlayAccessoryView: { geometry in
                VStack {
                    Text("Screen \(geometry.frame.debugDescription)")
                    Text("Title \(geometry.titleViewFrame.debugDescription)")
                }
            }
        }
    }

    private func withFolder(_ body: (TestHost) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let host = TestHost()
        host.run { DeviceContext.current.memory.library.documentsFolder = folder }
        try body(host)
    }

    private func labels(_ host: TestHost) -> [String] { host.elements.map(\.label) }

    @Test func `the launch scene has its title and actions instead of the default ones`() throws {
        try withFolder { host in
            host.launch(AppHostDelegate { Editor() })
            host.settle()
            #expect(labels(host).contains("My Notes") && labels(host).contains("Empty"))
            let screen = host.window.bounds
            let responders = sequence(first: host.first(UINavigationBar.self) as UIResponder?, next: { $0?.next })
            let navigation = responders.lazy.compactMap { $0 as? UINavigationController }.first
            let bars = try #require(navigation?.topViewController?.view.safeAreaInsets.top)
            let title = CGRect(x: 0, y: 0, width: screen.width, height: bars)
            #expect(labels(host).contains("Screen \(screen.debugDescription)"))
            #expect(labels(host).contains("Title \(title.debugDescription)"))
            #expect(!labels(host).contains("Create Document"))
            try host.element(.label("Empty")).tap()
            host.settle()
            #expect(labels(host).contains("Text new"))
        }
    }

    @Test func `a launch scene can be optional and have modifiers, and viewers show the app's actions`() throws {
        struct Notes: Scene {
            var body: some Scene {
                DocumentGroupLaunchScene(Text("My Notes")) {
                    Button("Help") {}
                } background: {
                    Color.yellow
                }
                .environment(\.lineLimit, 1)
            }
        }
        struct Viewer: App {
            var body: some Scene {
                DocumentGroup(viewing: TextFile.self) { file in Text("Text \(file.document.text)") }
                if #available(iOS 18, *) { Notes() }
            }
        }
        try withFolder { host in
            host.launch(AppHostDelegate { Viewer() })
            host.settle()
            #expect(labels(host).contains("My Notes") && labels(host).contains("Help"))
            #expect(!labels(host).contains("Create Document"))
        }
    }

    @Test func `a button outside of the first screen is disabled`() throws {
        let host = TestHost()
        host.show(UIHostingController(rootView: NewDocumentButton()))
        #expect(try !host.element(.label("Create Document")).isEnabled)
    }

    @Test func `several scenes may contain a launch scene without a group`() {
        struct Plain: App {
            var body: some Scene {
                DocumentGroupLaunchScene("Notes")
                WindowGroup { Text("Window") }
            }
        }
        let host = TestHost()
        host.launch(AppHostDelegate { Plain() })
        host.settle()
        #expect(labels(host) == ["Window"])
    }
}
