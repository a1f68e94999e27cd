import CollageTesting
import DisplayList
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Images and documents of views without a screen.
@MainActor struct ImageRendererTests {
    private let host = TestHost()

    private struct Badge: View {
        var body: some View { Color.red.frame(width: 30, height: 20) }
    }

    @Test func `an image has the size of its view, and its pixels`() {
        let renderer = ImageRenderer(content: Badge())
        renderer.scale = 2
        #expect(renderer.uiImage?.size == CGSize(width: 30, height: 20))
        #expect(renderer.cgImage?.width == 60)
        #expect(renderer.cgImage?.height == 40)
    }

    @Test func `a proposed size determines the size of a flexible view`() {
        let renderer = ImageRenderer(content: Color.red)
        renderer.proposedSize = ProposedViewSize(width: 12, height: 8)
        #expect(renderer.uiImage?.size == CGSize(width: 12, height: 8))
    }

    @Test func `an empty view has no image and isn't drawn`() {
        let renderer = ImageRenderer(content: EmptyView())
        var isCalled = false
        renderer.render { _, _ in isCalled = true }
        #expect(renderer.uiImage == nil)
        #expect(!isCalled)
    }

    @Test func `a view is drawn in the context of the app`() throws {
        let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
        var size = CGSize.zero
        ImageRenderer(content: Badge()).render { viewSize, draw in
            size = viewSize
            draw(context)
        }
        #expect(size == CGSize(width: 30, height: 20))
        #expect(
            context.recording.contains { command in
                if case .fill(let path, _, _) = command { path.bounds?.size == size.engineSize } else { false }
            })
    }
}
