import Foundation
import PortableUIKit
import Testing

@testable import PortableSwiftUI

@MainActor
struct AsyncImageTests {
    @Test func `before anything is loaded there is the placeholder`() {
        let view = AsyncImage(url: nil) {
            $0
        } placeholder: {
            Fixed(20, 20)
        }
        #expect(LaidOut(view).frames == ["40 40 20 20"])
    }

    @Test func `without views of its own it is gray all over`() {
        #expect(LaidOut(AsyncImage(url: nil)).frames == ["0 0 100 100"])
    }

    @Test func `an image is read from a file, and shown in the place of the placeholder`() async throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
        // One transparent pixel.
        let data = try #require(
            Data(
                base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk"
                    + "YPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="))
        try data.write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(try await ImageLoading.data(of: url) == data)
    }

    @Test func `what isn't there says where it isn't`() async {
        let url = URL(fileURLWithPath: "/nothing/of/that/name.png")
        await #expect(throws: (any Error).self) { try await ImageLoading.data(of: url) }
        #expect("\(ImageLoading.Failure.noImage(url))".contains("name.png"))
    }
}
