import CollageTesting
import Foundation
import Testing

@testable import PortableQuartz
@testable import PortableGraphics
@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
import PortableUIKit

/// Properties of layers by name, as apps and tests of libraries read and set them.
@MainActor struct LayerKeyValueTests {
    private let layer = CALayer()

    @Test func `properties are read and set by name`() {
        layer.setValue(0.25, forKey: "opacity")
        layer.setValue(CGPoint(x: 3, y: 4), forKey: "position")
        layer.setValue(CGSize(width: 5, height: 6), forKey: "shadowOffset")
        layer.setValue(UIColor.red.cgColor, forKey: "backgroundColor")
        layer.setValue(true, forKey: "hidden")
        #expect(layer.opacity == 0.25 && layer.position == CGPoint(x: 3, y: 4) && layer.isHidden)
        #expect(layer.value(forKey: "opacity") as? Float == 0.25)
        #expect(layer.value(forKey: "opacity") as? CGFloat == 0.25)
        #expect(layer.value(forKey: "position") as? CGPoint == CGPoint(x: 3, y: 4))
        #expect(layer.value(forKey: "shadowOffset") as? CGSize == CGSize(width: 5, height: 6))
        #expect(layer.value(forKey: "hidden") as? Bool == true)
        #expect(layer.backgroundColor == UIColor.red.cgColor)
        layer.setValue(nil, forKey: "backgroundColor")
        #expect(layer.backgroundColor == nil && layer.value(forKey: "backgroundColor") == nil)
    }

    @Test func `parts of properties are read and set by paths`() {
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        layer.setValue(50, forKeyPath: "bounds.size.width")
        layer.setValue(7, forKeyPath: "position.y")
        layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
        #expect(layer.bounds.size == CGSize(width: 50, height: 40))
        #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == layer.bounds.size)
        #expect(layer.value(forKeyPath: "bounds.origin") as? CGPoint == .zero)
        #expect(layer.position == CGPoint(x: 25, y: 7))
        let rotation = layer.value(forKeyPath: "transform.rotation") as? Double
        #expect(abs((rotation ?? 0) - .pi / 2) < 1e-9)
        layer.transform = CATransform3DIdentity
        layer.setValue(100, forKeyPath: "frame.origin.x")
        #expect(layer.frame.minX == 100)
        #expect(layer.value(forKeyPath: "frame.size.height") as? CGFloat == 40)
    }

    @Test func `unknown keys store their values`() {
        #expect(layer.value(forKey: "tag") == nil)
        layer.setValue("first", forKey: "tag")
        layer.setValue("second", forKeyPath: "kind")
        #expect(layer.value(forKey: "tag") as? String == "first")
        #expect(layer.value(forKeyPath: "kind") as? String == "second")
        #expect(CALayer(layer: layer).value(forKey: "tag") as? String == "first")
        layer.setValue(nil, forKey: "tag")
        #expect(layer.value(forKey: "tag") == nil)
    }

    @Test func `paths lead through layers`() {
        let mask = CALayer()
        layer.mask = mask
        layer.setValue(0.5, forKeyPath: "mask.opacity")
        #expect(mask.opacity == 0.5)
        #expect(layer.value(forKeyPath: "mask.opacity") as? Double == 0.5)
    }

    @Test func `properties of shapes and gradients are set by name`() {
        let shape = CAShapeLayer()
        shape.setValue(3, forKey: "lineWidth")
        shape.setValue(UIColor.blue.cgColor, forKey: "strokeColor")
        #expect(shape.lineWidth == 3 && shape.strokeColor == UIColor.blue.cgColor)
        let gradient = CAGradientLayer()
        gradient.setValue([0, 0.25, 1] as [NSNumber], forKey: "locations")
        #expect(gradient.locations == [0, 0.25, 1])
        #expect(gradient.value(forKey: "locations") as? [NSNumber] == [0, 0.25, 1])
    }

    @Test func `values of another kind change nothing`() {
        layer.setValue("wide", forKey: "opacity")
        layer.setValue(nil, forKey: "position")
        layer.setValue(UIColor.red.cgColor, forKey: "cornerRadius")
        #expect(layer.opacity == 1 && layer.position == .zero && layer.cornerRadius == 0)
    }

    @Test func `a displayed layer is animated by values as by properties`() {
        let host = TestHost(size: CGSize(width: 100, height: 100))
        host.window.layer.addSublayer(layer)
        host.window.isHidden = false
        host.settle()
        host.run { layer.setValue(0, forKey: "opacity") }
        #expect(layer.animation(forKey: "opacity") != nil)
        host.settle()
        #expect(layer.animation(forKey: "opacity") == nil && layer.presentation()?.opacity == 0)
    }
}
