import CollageTesting
import PortableUIKit
import Testing

@testable import PortableQuartz

@MainActor struct LayerDelegateTests {
    private let host = TestHost()

    private final class Painter: CALayerDelegate {
        private(set) var calls: [String] = []

        func layerWillDraw(_ layer: CALayer) { calls.append("willDraw") }

        func draw(_ layer: CALayer, in ctx: CGContext) {
            calls.append("draw")
            ctx.fill(layer.bounds)
        }
    }

    private final class ContentView: UIView {
        private(set) var displays = 0
        let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }.cgImage

        override func display(_ layer: CALayer) {
            displays += 1
            layer.contents = image
        }

        override func draw(_ rect: CGRect) { Issue.record("A view that provides its contents isn't drawn.") }
    }

    @Test func `a delegate draws its layer when the layer needs display`() {
        let layer = CALayer(), painter = Painter()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.delegate = painter
        layer.displayIfNeeded()
        #expect(painter.calls == ["willDraw", "draw"])
        layer.displayIfNeeded()
        #expect(painter.calls.count == 2)
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        #expect(painter.calls.count == 4)
    }

    @Test func `a view that provides the contents of its layer isn't drawn, and is called once`() {
        let view = ContentView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        host.show(view)
        host.settle()
        #expect(view.displays == 1)
        #expect(view.layer.contents as? CGImage == view.image)
        #expect(!view.layer.needsDisplay())
        view.setNeedsDisplay()
        view.layer.displayIfNeeded()
        #expect(view.displays == 2)
    }
}
