import CollageTesting
import Foundation
import Testing

@testable import PortableSwiftUI

/// Values that are created from the data of item providers.
@MainActor struct TransferImportTests {
    /// Returns a provider of data of a type.
    private func provider(_ type: String, _ content: String) -> NSItemProvider {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
            completion(Data(content.utf8), nil)
            return nil
        }
        return provider
    }

    private struct Photo: Transferable {
        var size: Int

        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(importedContentType: .image) { data in
                guard !data.isEmpty else { throw CocoaError(.fileReadCorruptFile) }
                return Photo(size: data.count)
            }
        }
    }

    private struct Note: Codable, Transferable, Equatable {
        var text: String

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: .json)
            ProxyRepresentation { (text: String) in Note(text: text) }
        }
    }

    private struct Clip: Transferable {
        var text: String
        var file: URL

        static var transferRepresentation: some TransferRepresentation {
            FileRepresentation(importedContentType: .plainText) { received in
                Clip(text: try String(contentsOf: received.file, encoding: .utf8), file: received.file)
            }
        }
    }

    private func load<T: Transferable>(_ type: T.Type, from provider: NSItemProvider) async throws -> T {
        try await withCheckedThrowingContinuation { continuation in
            _ = provider.loadTransferable(type: type) { continuation.resume(with: $0) }
        }
    }

    @Test func `data of an imported type becomes a value`() async throws {
        let provider = provider("public.png", "picture")
        #expect(Photo.canLoad(from: provider) && !Note.canLoad(from: provider) && Image.canLoad(from: provider))
        #expect(try await load(Photo.self, from: provider).size == 7)
        #expect(try await load(Data.self, from: provider) == Data("picture".utf8))
    }

    @Test func `text of other types isn't imported as a string`() async throws {
        #expect(!String.canLoad(from: provider("public.json", "{}")))
        #expect(!String.canLoad(from: provider("public.html", "a")))
        let provider = provider("public.html", "<b>tea</b>")
        provider.registerObject("tea" as NSString, visibility: .all)
        #expect(try await load(String.self, from: provider) == "tea")
    }

    @Test func `the first representation that imports the data is used`() async throws {
        let json = NSItemProvider()
        json.register(Note(text: "tea"))
        #expect(json.registeredTypeIdentifiers == ["public.json"])
        #expect(try await load(Note.self, from: json) == Note(text: "tea"))
        let text = NSItemProvider(object: "milk" as NSString)
        #expect(try await load(Note.self, from: text) == Note(text: "milk"))
        #expect(try await load(AttributedString.self, from: text) == AttributedString("milk"))
    }

    @Test func `a registered value is created when it's loaded`() async throws {
        final class Counter { var count = 0 }
        let counter = Counter()
        func note() -> Note {
            counter.count += 1
            return Note(text: "tea")
        }
        let provider = NSItemProvider()
        provider.register(note())
        #expect(provider.registeredTypeIdentifiers == ["public.json"] && counter.count == 0)
        #expect(try await load(Note.self, from: provider) == Note(text: "tea"))
        #expect(counter.count == 1)
    }

    @Test func `a file exists while it's imported`() async throws {
        let provider = NSItemProvider(object: "tea" as NSString)
        provider.suggestedName = "List"
        let clip = try await load(Clip.self, from: provider)
        #expect(clip.text == "tea" && clip.file.lastPathComponent == "List.txt")
        #expect(!FileManager.default.fileExists(atPath: clip.file.path))
    }

    @Test(arguments: [("2026/05", "2026:05.txt"), ("..", "File.txt"), ("a.txt", "a.txt")])
    func `a suggested name has no folders, and one ending`(name: String, filename: String) async throws {
        let provider = NSItemProvider(object: "tea" as NSString)
        provider.suggestedName = name
        #expect(try await load(Clip.self, from: provider).file.lastPathComponent == filename)
    }

    @Test func `a provider can complete several times`() async throws {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.json", visibility: .all) { completion in
            for text in ["1", "2"] { completion(Data(text.utf8), nil) }
            return nil
        }
        #expect(try await load(Data.self, from: provider) == Data("1".utf8))
    }

    @Test func `data that can't be imported is an error`() async throws {
        let text = NSItemProvider(object: "tea" as NSString)
        await #expect(throws: CocoaError.self) { _ = try await load(Photo.self, from: text) }
        let broken = NSItemProvider()
        broken.register(UTType.json) { Data("[".utf8) }
        await #expect(throws: (any Error).self) { _ = try await load(Note.self, from: broken) }
        await #expect(throws: CocoaError.self) { _ = try await load(Color.self, from: text) }
    }

    private final class Log { var sizes: [Int] = [] }

    private struct Board: View {
        let provider: NSItemProvider
        let log: Log

        var body: some View {
            VStack(spacing: 0) {
                Color.red.onDrag { provider }
                Color.blue.dropDestination(for: Photo.self) { photos, _ in
                    log.sizes += photos.map(\.size)
                    return true
                }
            }
            .ignoresSafeArea()
        }
    }

    @Test(arguments: ["picture", ""])
    func `dropped data is imported, and without a value the action isn't called`(content: String) async throws {
        let host = TestHost(size: CGSize(width: 300, height: 300), safeAreaInsets: .zero), log = Log()
        host.show(UIHostingController(rootView: Board(provider: provider("public.png", content), log: log)))
        let finger = host.touch(at: CGPoint(x: 150, y: 50))
        host.advance(by: 1)
        finger.move(to: CGPoint(x: 150, y: 150))
        finger.move(to: CGPoint(x: 150, y: 250))
        finger.lift()
        for _ in 0..<100 where log.sizes.isEmpty { await Task.yield() }
        #expect(log.sizes == (content.isEmpty ? [] : [7]))
    }
}
