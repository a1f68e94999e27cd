import Foundation
import Testing

@testable import PortableUIKitCore

@MainActor struct ItemProviderTests {
    private let text = NSItemProvider(object: "Words" as NSString)

    @Test func `an item conforms to the types that its type conforms to`() {
        for type in ["public.utf8-plain-text", "public.plain-text", "public.text", "public.data"] {
            #expect(text.hasItemConformingToTypeIdentifier(type), "\(type)")
        }
        #expect(!text.hasItemConformingToTypeIdentifier("public.image"))
        #expect(!text.hasItemConformingToTypeIdentifier("public.html"))
    }

    @Test func `an item is loaded as data, even by a type that it conforms to`() {
        var items: [String] = []
        text.loadItem(forTypeIdentifier: "public.plain-text", options: nil) { item, error in
            let data = item as? Data
            MainActor.assumeIsolated { items.append(data.map { String(decoding: $0, as: UTF8.self) } ?? "none") }
        }
        text.loadItem(forTypeIdentifier: "public.image") { item, error in
            let isMissing = item == nil && error != nil
            MainActor.assumeIsolated { items.append(isMissing ? "missing" : "found") }
        }
        #expect(items == ["Words", "missing"])
    }

    @Test func `an address is loaded as a URL`() {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.url", visibility: .all) { completion in
            completion(Data("https://example.org/a".utf8), nil)
            return nil
        }
        var path = ""
        provider.loadItem(forTypeIdentifier: "public.url") { item, _ in
            let found = (item as? URL)?.path ?? ""
            MainActor.assumeIsolated { path = found }
        }
        #expect(path == "/a")
    }
}
