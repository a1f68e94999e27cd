import CollageTesting
import Foundation
import Testing

@testable import PortableSwiftUI

/// Drag and drop between views, and sharing.
@MainActor struct TransferTests {
    private let host = TestHost(size: CGSize(width: 300, height: 300), safeAreaInsets: .zero)

    private struct Note: Codable, Transferable, Equatable {
        var text: String

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: .json)
            ProxyRepresentation(exporting: \.text)
        }
    }

    @Test func `a value is converted to an object and back`() throws {
        let note = Note(text: "tea")
        let object = try #require(note.transferredObjects.first)
        #expect(Note.transferred(from: object) == note)
        let data = try JSONEncoder().encode(note)
        #expect(Note.transferred(from: data) == note)
        #expect("a".transferredObjects.first as? String == "a")
        #expect(Note.transferred(from: 7) == nil)
    }

    private struct Tag: Transferable, Equatable {
        var name: String

        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(exportedContentType: .png) { Data($0.name.utf8) }
            ProxyRepresentation(exporting: \.name)
            ProxyRepresentation { (name: String) in Tag(name: name) }
        }
    }

    @Test func `the first representation that can convert a value is used`() {
        #expect(String.transferred(from: Note(text: "tea")) == "tea")
        #expect(Data.transferred(from: Note(text: "tea")) != nil)
        #expect(Tag.transferred(from: "red") == Tag(name: "red"))
        #expect(String.transferred(from: Tag(name: "red")) == "red")
        #expect(URL.transferred(from: Tag(name: "red")) == nil)
    }

    private struct Card: Transferable, Equatable {
        var name: String

        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(exportedContentType: .png) { Data($0.name.utf8) }
            DataRepresentation(exportedContentType: .jpeg) { Data($0.name.utf8) }
            DataRepresentation(exportedContentType: .pdf) { Data($0.name.utf8) }
            ProxyRepresentation(exporting: \.name)
            ProxyRepresentation { (name: String) in Card(name: name) }
        }
    }

    @Test func `a type can have any number of representations`() {
        let provider = NSItemProvider()
        Card(name: "ace").register(in: provider)
        #expect(
            provider.registeredTypeIdentifiers
                == ["public.png", "public.jpeg", "com.adobe.pdf", "public.utf8-plain-text"])
        #expect(Card.transferred(from: "ace") == Card(name: "ace"))
    }

    @Test func `a provider has the types of the representations, in order`() {
        let provider = NSItemProvider()
        Tag(name: "red").register(in: provider)
        #expect(provider.registeredTypeIdentifiers == ["public.png", "public.utf8-plain-text"])
    }

    private struct Clip: Transferable {
        var file: URL

        static var transferRepresentation: some TransferRepresentation {
            FileRepresentation(contentType: .plainText) {
                SentTransferredFile($0.file)
            } importing: {
                Clip(file: $0.file)
            }
            .suggestedFileName("clip.txt")
        }
    }

    @Test func `the data of a file is that of its representation`() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("clip-\(UUID().uuidString).txt")
        try Data("hello".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let provider = NSItemProvider()
        Clip(file: file).register(in: provider)
        #expect(provider.registeredTypeIdentifiers == ["public.plain-text"])
        let data = try await withCheckedThrowingContinuation { continuation in
            _ = provider.loadDataRepresentation(forTypeIdentifier: "public.plain-text") { data, error in
                continuation.resume(with: data.map { .success($0) } ?? .failure(error ?? CocoaError(.fileReadUnknown)))
            }
        }
        #expect(data == Data("hello".utf8))
        #expect(Clip.transferred(from: Clip(file: file))?.file == file && Clip.transferred(from: "a") == nil)
    }

    @Test func `an activity has the value that was encoded in it`() throws {
        let activity = NSUserActivity(activityType: "show")
        #expect(throws: (any Error).self) { try activity.typedPayload(Note.self) }
        try activity.setTypedPayload(Note(text: "tea"))
        #expect(activity.userInfo?["text"] as? String == "tea")
        #expect(try activity.typedPayload(Note.self) == Note(text: "tea"))
        try activity.setTypedPayload([1, 2])
        #expect(try activity.typedPayload([Int].self) == [1, 2])
    }

    private struct TypedBoard: View {
        let log: Board.Log
        let types: [UTType]

        var body: some View {
            VStack(spacing: 0) {
                Color.red.draggable("tea")
                Color.blue.onDrop(of: types, isTargeted: nil) { providers in
                    log.dropped += providers.flatMap(\.registeredTypeIdentifiers)
                    return true
                }
            }
            .ignoresSafeArea()
        }
    }

    @Test(arguments: [(UTType.image, false), (.plainText, true), (.text, true), (.url, false), (.item, true)])
    func `items of other types aren't dropped`(type: UTType, isAccepted: Bool) {
        let log = Board.Log()
        host.show(UIHostingController(rootView: TypedBoard(log: log, types: [type])))
        drag()
        #expect(log.dropped == (isAccepted ? ["public.utf8-plain-text"] : []))
    }

    private func drag() {
        let finger = host.touch(at: CGPoint(x: 150, y: 50))
        host.advance(by: 1)
        finger.move(to: CGPoint(x: 150, y: 150))
        finger.move(to: CGPoint(x: 150, y: 250))
        finger.lift()
        host.settle()
    }

    private struct Board: View {
        final class Log {
            var targeted: [Bool] = []
            var dropped: [String] = []
        }

        let log: Log

        var body: some View {
            VStack(spacing: 0) {
                Color.red.draggable("tea")
                Color.blue.dropDestination(for: String.self) { items, _ in
                    log.dropped += items
                    return true
                } isTargeted: {
                    log.targeted.append($0)
                }
            }
            .ignoresSafeArea()
        }
    }

    @Test func `a dragged value is dropped on a destination`() {
        let log = Board.Log()
        host.show(UIHostingController(rootView: Board(log: log)))
        let finger = host.touch(at: CGPoint(x: 150, y: 50))
        host.advance(by: 1)
        finger.move(to: CGPoint(x: 150, y: 150))
        finger.move(to: CGPoint(x: 150, y: 250))
        finger.lift()
        host.settle()
        #expect(log.dropped == ["tea"])
        #expect(log.targeted == [true, false])
    }

    @Test func `a share link opens the share sheet`() throws {
        host.show(UIHostingController(rootView: ShareLink("Send", item: "tea")))
        try host.element(.label("Send")).tap()
        let controller = try #require(host.window.rootViewController?.presentedViewController)
        #expect(controller is UIActivityViewController)
    }

    @Test func `an image is rendered from a view`() throws {
        let renderer = ImageRenderer(content: Color.red.frame(width: 20, height: 10))
        renderer.scale = 2
        let image = try #require(renderer.uiImage)
        #expect(image.size == CGSize(width: 20, height: 10))
        #expect(image.scale == 2)
    }
}
