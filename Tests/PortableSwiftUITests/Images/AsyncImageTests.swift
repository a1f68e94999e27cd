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

    @Test func `what isn't there says where it isn't`() async {
        let url = URL(fileURLWithPath: "/nothing/of/that/name.png")
        await #expect(throws: (any Error).self) { try await ImageLoading.data(of: url) }
        #expect("\(ImageLoading.Failure.noImage(url))".contains("name.png"))
    }
}
