import CollageTesting
import Foundation
import PortableUIKit
import Testing

@testable import PortableSwiftUI

@MainActor
struct AsyncImageTests {
    /// A file with one transparent pixel.
    private static let pixel =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="

    @Test func `the placeholder is shown before the image is loaded`() {
        let view = AsyncImage(url: nil) {
            $0
        } placeholder: {
            Fixed(20, 20)
        }
        #expect(LaidOut(view).frames == ["40 40 20 20"])
    }

    @Test func `the default placeholder is a gray rectangle`() {
        #expect(LaidOut(AsyncImage(url: nil)).frames == ["0 0 100 100"])
    }

    @Test func `an image is read from a file and replaces the placeholder`() async throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
        let data = try #require(Data(base64Encoded: Self.pixel))
        try data.write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(try await ImageLoading.data(of: url) == data)
    }

    @Test func `a missing file is reported with its name`() async {
        let url = URL(fileURLWithPath: "/nothing/of/that/name.png")
        await #expect(throws: (any Error).self) { try await ImageLoading.data(of: url) }
        #expect("\(ImageLoading.Failure.noImage(url))".contains("name.png"))
    }

    private final class Seen { var shares: [Double] = [] }

    /// Records each number of an animation.
    private struct Share: View, Animatable {
        var animatableData: Double
        let seen: Seen

        var body: some View {
            let _ = seen.shares.append(animatableData)
            Text(animatableData == 1 ? "failed" : "nothing")
        }
    }

    @Test func `phases change with the transaction`() async throws {
        let seen = Seen()
        let host = TestHost()
        host.show(
            UIHostingController(
                rootView: AsyncImage(
                    url: URL(fileURLWithPath: "/nothing/of/that/name.png"), transaction: Transaction(animation: .linear)
                ) { phase in
                    Share(animatableData: phase.error == nil ? 0 : 1, seen: seen)
                }))
        host.settle()
        for _ in 0..<1000 where host.elements.map(\.label) != ["failed"] {
            try await Task.sleep(for: .milliseconds(5))
            host.settle()
        }
        #expect(host.elements.map(\.label) == ["failed"])
        #expect(seen.shares.contains { $0 > 0 && $0 < 1 })
    }
}
