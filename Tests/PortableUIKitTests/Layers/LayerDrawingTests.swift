import CollageTesting
import DisplayList
import Foundation
import LayoutGeometry
import Testing

@testable import PortableQuartz
@testable import PortableGraphics
@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
@_spi(Collage) import PortableUIKit

/// Layers that draw themselves, and properties that few apps set.
@MainActor struct LayerDrawingTests {
    final class ProgressLayer: CALayer {
        override class func needsDisplay(forKey key: String) -> Bool {
            key == "progress" || super.needsDisplay(forKey: key)
        }

        override func draw(in ctx: CGContext) {
            let progress = value(forKey: "progress") as? CGFloat ?? 0
            ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
        }
    }

    private func width(of node: DisplayNode?) -> Double? {
        node?.commands.lazy.compactMap { command in
            if case .fill(let path, _, _) = command { path.bounds?.size.width } else { nil }
        }.first
    }

    /// Returns the node of a layer in a tree.
    private func node(of layer: CALayer, in root: DisplayNode) -> DisplayNode? {
        root.id == layer.identity ? root : root.children.lazy.compactMap { node(of: layer, in: $0) }.first
    }

    private func layer<Layer: CALayer>(_ layer: Layer) -> Layer {
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        return layer
    }

    private func image() throws -> CGImage {
        try #require(
            UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
                $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            }
            .cgImage)
    }

    @Test func `a layer is drawn by its own method`() {
        let layer = layer(ProgressLayer())
        layer.setValue(CGFloat(0.5), forKey: "progress")
        #expect(width(of: layer.displayNode(at: 0)) == 50)
    }

    @Test func `the layer of a view is drawn by its own method`() {
        final class Meter: UIView {
            override class var layerClass: AnyClass { ProgressLayer.self }
        }
        let meter = Meter(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        meter.layer.setValue(CGFloat(0.25), forKey: "progress")
        #expect(width(of: meter.layer.displayNode(at: 0)) == 25)
    }

    @Test func `the value of a key that needs display is animated`() throws {
        let stage = AnimationStage()
        let layer = layer(ProgressLayer())
        layer.setValue(CGFloat(1), forKey: "progress")
        stage.view.layer.addSublayer(layer)
        stage.step(0)
        let animation = CABasicAnimation(keyPath: "progress")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 2
        layer.add(animation, forKey: nil)
        var frame = stage.step(1)
        #expect(abs(try #require(width(of: node(of: layer, in: frame.root))) - 50) < 1e-6)
        #expect(layer.value(forKey: "progress") as? CGFloat == 1)
        #expect(layer.presentation()?.value(forKey: "progress") as? CGFloat == 0.5)
        frame = stage.step(1)
        #expect(width(of: node(of: layer, in: frame.root)) == 100)
    }

    @Test func `a layer that isn't double-sided is hidden when it's turned over`() {
        func isVisible(turnedBy angle: CGFloat, isDoubleSided: Bool) -> Bool {
            let layer = layer(CALayer())
            layer.isDoubleSided = isDoubleSided
            layer.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
            return layer.displayNode(at: 0) != nil
        }
        #expect(isVisible(turnedBy: 1, isDoubleSided: false))
        #expect(!isVisible(turnedBy: .pi, isDoubleSided: false))
        #expect(isVisible(turnedBy: .pi, isDoubleSided: true))
    }

    @Test func `sublayers of a flipped layer are positioned from the bottom`() throws {
        let layer = layer(CALayer())
        layer.position = CGPoint(x: 50, y: 50)
        let child = CALayer()
        child.frame = CGRect(x: 0, y: 10, width: 20, height: 20)
        layer.addSublayer(child)
        layer.isGeometryFlipped = true
        let node = try #require(layer.displayNode(at: 0)?.children.first)
        #expect(node.transform == LayoutGeometry.AffineTransform(translationX: 0, y: 70))
        #expect(child.convert(CGPoint.zero, to: layer) == CGPoint(x: 0, y: 70))
        #expect(layer.hitTest(CGPoint(x: 5, y: 75)) === child)
    }

    @Test func `a part of the image fills the layer, with sharp pixels`() throws {
        let layer = layer(CALayer())
        layer.contents = try image()
        layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        layer.magnificationFilter = .nearest
        let commands = try #require(layer.displayNode(at: 0)).commands
        #expect(commands.contains(.interpolation(isSmooth: false)))
        let rects = commands.compactMap { command -> Rect? in
            if case .image(_, let rect, _, _) = command { rect } else { nil }
        }
        #expect(rects == [Rect(x: -100, y: 0, width: 200, height: 100)])
    }

    @Test func `the names of blend modes composite a layer`() throws {
        let layer = layer(CALayer())
        layer.compositingFilter = "multiplyBlendMode"
        #expect(try #require(layer.displayNode(at: 0)).blendMode == .multiply)
        layer.compositingFilter = nil
        #expect(try #require(layer.displayNode(at: 0)).blendMode == nil)
    }

    @Test func `a key has the value of the style until it is set`() {
        let layer = CALayer()
        #expect(CALayer.defaultValue(forKey: "opacity") as? Double == 1)
        #expect(layer.value(forKey: "mood") == nil)
        layer.style = ["mood": "calm"]
        #expect(layer.value(forKey: "mood") as? String == "calm")
        layer.setValue("bright", forKey: "mood")
        #expect(layer.value(forKey: "mood") as? String == "bright")
    }
}
