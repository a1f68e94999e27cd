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

/// Layers that replicate, scroll, or tile their content.
@MainActor struct LayerSubclassTests {
    private let content = CALayer()

    /// Returns the node of a layer in a tree.
    private func node(of layer: CALayer, in root: DisplayNode) -> DisplayNode? {
        root.id == layer.identity ? root : root.children.lazy.compactMap { node(of: layer, in: $0) }.first
    }

    private func layer<Layer: CALayer>(_ layer: Layer) -> Layer {
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        content.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        layer.addSublayer(content)
        return layer
    }

    @Test func `copies have the transform and the color relative to the one before them`() throws {
        let layer = layer(CAReplicatorLayer())
        layer.instanceCount = 3
        layer.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
        layer.instanceAlphaOffset = -0.25
        layer.instanceGreenOffset = -0.5
        let nodes = try #require(layer.displayNode(at: 0)).children
        #expect(nodes.map(\.transform.tx) == [10, 40, 70])
        #expect(nodes.map(\.opacity) == [1, 0.75, 0.5])
        #expect(nodes[0].filter == nil)
        #expect(nodes[2].filter == .colors(.multiplication(by: Color(red: 1, green: 0, blue: 1))))
        #expect(Set(nodes.map(\.id)).count == 3)
        layer.setNeedsDisplay()
        #expect(try #require(layer.displayNode(at: 1)).children.map(\.id) == nodes.map(\.id))
    }

    @Test func `copies turn about the center of the layer`() throws {
        let layer = layer(CAReplicatorLayer())
        layer.instanceCount = 2
        layer.instanceTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
        let copy = try #require(layer.displayNode(at: 0)).children[1]
        let corner = copy.transform.apply(Point(x: 0, y: 0))
        #expect(abs(corner.x - 90) < 1e-6 && abs(corner.y - 90) < 1e-6)
    }

    @Test func `the animations of copies are delayed`() throws {
        let stage = AnimationStage()
        let layer = layer(CAReplicatorLayer())
        layer.instanceCount = 2
        layer.instanceDelay = 1
        stage.view.layer.addSublayer(layer)
        stage.step(0)
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 4
        content.add(animation, forKey: nil)
        let frame = stage.step(2)
        let opacities = try #require(node(of: layer, in: frame.root)).children.map(\.opacity)
        #expect(opacities.count == 2)
        #expect(abs(opacities[0] - 0.5) < 1e-6 && abs(opacities[1] - 0.25) < 1e-6)
    }

    @Test func `a scroll layer scrolls to points and rectangles along its axes`() {
        let layer = layer(CAScrollLayer())
        layer.scroll(to: CGPoint(x: 5, y: 40))
        #expect(layer.bounds.origin == CGPoint(x: 5, y: 40))
        layer.scrollMode = .vertically
        layer.scroll(to: CGPoint(x: 0, y: 0))
        #expect(layer.bounds.origin == CGPoint(x: 5, y: 0))
        content.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10))
        #expect(layer.bounds.origin == CGPoint(x: 5, y: 20))
        layer.masksToBounds = true
        #expect(content.visibleRect == CGRect(x: 0, y: 10, width: 20, height: 10))
        #expect(content.preferredFrameSize() == CGSize(width: 20, height: 20))
    }

    @Test func `each tile is drawn in its clip`() throws {
        final class Grid: CATiledLayer {
            var tiles: [CGRect] = []

            override func draw(in ctx: CGContext) { tiles.append(ctx.boundingBoxOfClipPath) }
        }
        let layer = Grid()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        layer.tileSize = CGSize(width: 64, height: 64)
        _ = layer.displayNode(at: 0)
        #expect(layer.tiles == [CGRect(x: 0, y: 0, width: 64, height: 50), CGRect(x: 64, y: 0, width: 36, height: 50)])
    }
}
