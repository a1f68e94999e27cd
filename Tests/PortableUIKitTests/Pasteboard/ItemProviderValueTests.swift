import CollageTesting
import Foundation
import Testing

/// Values that Foundation bridges to the classes of item providers.
@MainActor
@Suite(.device)
struct ItemProviderValueTests {
    @Test func `values are loaded like their objects`() throws {
        let url = try #require(URL(string: "https://example.com"))
        let provider = NSItemProvider(object: try #require(NSURL(string: url.absoluteString)))
        #expect(provider.canLoadObject(ofClass: URL.self) && !provider.canLoadObject(ofClass: UIImage.self))
        nonisolated(unsafe) var loaded: URL?
        provider.loadObject(ofClass: URL.self) { value, _ in loaded = value }
        #expect(loaded == url)
        nonisolated(unsafe) var text: String?
        NSItemProvider(object: NSString(string: "a")).loadObject(ofClass: String.self) { value, _ in text = value }
        #expect(text == "a")
    }

    @Test func `a value of another type is an error`() {
        nonisolated(unsafe) var failure: (any Error)?
        NSItemProvider().loadObject(ofClass: String.self) { _, error in failure = error }
        #expect(failure != nil)
    }
}
