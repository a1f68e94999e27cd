import CollageTesting
import Foundation
import Testing

@testable import PortableSwiftUI

/// Values that are created from the data of item providers.
@MainActor struct TransferImportTests {
    private var image: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
        }
    }

    private struct Photo: Transferable {
        var size: CGSize

        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(importedContentType: .image) { data in
                guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
                return Photo(size: image.size)
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
            FileRepresentation(importedContentType: .text) { received in
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
        let provider = NSItemProvider(object: image)
        #expect(Photo.canLoad(from: provider) && !Note.canLoad(from: provider))
        #expect(try await load(Photo.self, from: provider).size.width > 0)
        #expect(try await UIImage(data: load(Data.self, from: provider)) != nil)
        _ = try await load(Image.self, from: provider)
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

    @Test func `a file exists while it's imported`() async throws {
        let provider = NSItemProvider(object: "tea" as NSString)
        provider.suggestedName = "List"
        let clip = try await load(Clip.self, from: provider)
        #expect(clip.text == "tea" && clip.file.lastPathComponent.hasPrefix("List"))
        #expect(!FileManager.default.fileExists(atPath: clip.file.path))
    }

    @Test func `data that can't be imported is an error`() async throws {
        let text = NSItemProvider(object: "tea" as NSString)
        await #expect(throws: CocoaError.self) { _ = try await load(Photo.self, from: text) }
        let broken = NSItemProvider()
        broken.register(UTType.json) { Data("[".utf8) }
        await #expect(throws: (any Error).self) { _ = try await load(Note.self, from: broken) }
        await #expect(throws: CocoaError.self) { _ = try await load(Color.self, from: text) }
    }

    private final class Log { var widths: [CGFloat] = [] }

    private struct Board: View {
        let image: UIImage
        let log: Log

        var body: some View {
            VStack(spacing: 0) {
                Color.red.onDrag { NSItemProvider(object: image) }
                Color.blue.dropDestination(for: Photo.self) { photos, _ in
                    log.widths += photos.map(\.size.width)
                    return true
                }
            }
            .ignoresSafeArea()
        }
    }

    @Test func `dropped data is imported`() async throws {
        let host = TestHost(size: CGSize(width: 300, height: 300), safeAreaInsets: .zero), log = Log()
        host.show(UIHostingController(rootView: Board(image: image, log: log)))
        let finger = host.touch(at: CGPoint(x: 150, y: 50))
        host.advance(by: 1)
        finger.move(to: CGPoint(x: 150, y: 150))
        finger.move(to: CGPoint(x: 150, y: 250))
        finger.lift()
        try await host.wait(for: "the import") { log.widths.count == 1 }
        #expect(log.widths[0] > 0)
    }
}
