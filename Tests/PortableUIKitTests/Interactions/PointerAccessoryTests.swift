import CollageTesting
import Testing

@testable import PortableQuartz
@testable import PortableUIKitCore
import PortableUIKit

@MainActor struct PointerAccessoryTests {
    /// A view with an arrow to the right of the pointer.
    private final class Splitter: UIView, UIPointerInteractionDelegate {
        var log: [String] = []

        func pointerInteraction(
            _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
        ) -> UIPointerStyle? {
            let style = UIPointerStyle.system()
            style.accessories = [.arrow(.right)]
            return style
        }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) {
            log.append("enter")
            animator.addAnimations { self.alpha = 0.5 }
            animator.addCompletion { self.log.append("entered \($0)") }
        }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) {
            log.append("exit")
            animator.addAnimations { self.alpha = 1 }
        }
    }

    private let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)
    private let view = Splitter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        let controller = UIViewController()
        host.show(controller)
        controller.view.addSubview(view)
        view.addInteraction(UIPointerInteraction(delegate: view))
    }

    @Test func `the delegate's animations run when the pointer enters and leaves`() {
        host.hover(at: CGPoint(x: 20, y: 20))
        host.advance(by: 0.5)
        #expect(view.log == ["enter", "entered true"] && view.alpha == 0.5)
        host.hover(at: CGPoint(x: 200, y: 200))
        host.advance(by: 0.5)
        #expect(view.log == ["enter", "entered true", "exit"] && view.alpha == 1)
    }

    @Test func `accessories follow the pointer`() throws {
        host.hover(at: CGPoint(x: 20, y: 20))
        let layer = try #require(host.window.layer.sublayers?.compactMap { $0 as? CAShapeLayer }.last)
        let first = try #require(layer.path?.boundingBox)
        #expect(first.minX > 20 && abs(first.midY - 20) < 1)
        host.hover(at: CGPoint(x: 60, y: 50))
        let second = try #require(layer.path?.boundingBox)
        #expect(abs(second.midX - first.midX - 40) < 0.01 && abs(second.midY - first.midY - 30) < 0.01)
        host.hover(at: CGPoint(x: 200, y: 200))
        #expect(layer.superlayer == nil)
    }

    @Test func `copies of accessories and styles have the same values`() throws {
        let accessory = UIPointerAccessory(.horizontalBeam(length: 8), position: .topLeft)
        accessory.orientationMatchesAngle = true
        let copy = try #require(accessory.copy() as? UIPointerAccessory)
        #expect(copy.orientationMatchesAngle && copy.position == .topLeft)
        let style = UIPointerStyle.hidden()
        style.accessories = [accessory]
        #expect((style.copy() as? UIPointerStyle)?.accessories == [accessory])
        let region = UIPointerRegion(rect: .zero, identifier: "a")
        region.latchingAxes = .horizontal
        #expect((region.copy() as? UIPointerRegion)?.latchingAxes == .horizontal)
    }
}
