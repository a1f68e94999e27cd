import CollageTesting
import DisplayList
import Testing

@testable import PortableQuartz
@testable import PortableGraphics
@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
@_spi(Collage) import PortableUIKit

/// Layers that only contain other layers.
@MainActor struct TransformLayerTests {
    private let layer = CATransformLayer()
    private let first = CALayer()
    private let second = CALayer()

    init() {
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        first.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        second.frame = CGRect(x: 90, y: 10, width: 40, height: 20)
        layer.addSublayer(first)
        layer.addSublayer(second)
    }

    @Test func `nothing but the sublayers is drawn`() throws {
        layer.backgroundColor = UIColor.red.cgColor
        layer.borderWidth = 2
        layer.cornerRadius = 8
        layer.shadowOpacity = 1
        layer.masksToBounds = true
        layer.mask = CALayer()
        let node = try #require(layer.displayNode(at: 0))
        #expect(node.backgroundColor == nil && node.border == nil && node.shadow == nil && node.mask.isEmpty)
        #expect(!node.clipsToBounds && node.corners == .zero && node.commands.isEmpty)
        #expect(node.children.map(\.id) == [first.identity, second.identity])
    }

    @Test func `each sublayer has the opacity, so that they are visible through each other`() throws {
        layer.opacity = 0.5
        second.opacity = 0.5
        let node = try #require(layer.displayNode(at: 0))
        #expect(node.opacity == 1)
        #expect(node.children.map(\.opacity) == [0.5, 0.25])
    }

    @Test func `touches hit sublayers, even outside the bounds, and never the layer`() {
        layer.masksToBounds = true
        #expect(layer.hitTest(CGPoint(x: 15, y: 15)) === first)
        #expect(layer.hitTest(CGPoint(x: 120, y: 15)) === second)
        #expect(layer.hitTest(CGPoint(x: 50, y: 50)) == nil)
    }

    @Test func `a view can be backed by such a layer`() {
        final class Holder: UIView {
            override class var layerClass: AnyClass { CATransformLayer.self }
        }
        let view = Holder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .red
        #expect(view.layer is CATransformLayer)
        #expect(view.layer.displayNode(at: 0)?.backgroundColor == nil)
    }
}
