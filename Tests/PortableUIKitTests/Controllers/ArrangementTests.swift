import CollageTesting
import Testing

@_spi(Collage) import PortableUIKit

@MainActor struct ArrangementTests {
    private let host = TestHost(size: CGSize(width: 400, height: 600), safeAreaInsets: .zero)
    private let container = UIArrangementViewController()
    private let first = UIViewController()
    private let second = UIViewController()

    private func show() {
        container.setViewController(first, for: .primary)
        container.setViewController(second, for: .secondary)
        host.show(container)
    }

    @Test func `a split arrangement follows the shape of its container`() {
        show()
        #expect(first.view.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
        #expect(second.view.frame == CGRect(x: 0, y: 300, width: 400, height: 300))
        #expect(container.state(for: .primary)?.splitAxis == .vertical)
        container.updateArrangement(.split.axes(.horizontal))
        host.settle()
        #expect(first.view.frame == CGRect(x: 0, y: 0, width: 200, height: 600))
        #expect(second.view.frame == CGRect(x: 200, y: 0, width: 200, height: 600))
    }

    @Test func `sizes have limits, and the other view has the rest`() {
        show()
        var split = UISplitArrangement().axes(.horizontal)
        var properties = split.defaultViewProperties
        properties.width.preferred = .fractional(0.75)
        properties.width.maximum = .absolute(240)
        split.setViewProperties(properties, for: .secondary)
        container.updateArrangement(split)
        host.settle()
        #expect(first.view.frame.width == 160 && second.view.frame.width == 240)
        first.preferredContentSize = CGSize(width: 90, height: 0)
        properties.width.preferred = .intrinsic
        properties.width.maximum = .automatic
        split.setViewProperties(properties, for: .primary)
        container.updateArrangement(split)
        host.settle()
        #expect(first.view.frame.width == 90 && second.view.frame.width == 310)
    }

    @Test func `the primary view is in front in an overlay`() {
        show()
        container.updateArrangement(.overlay)
        host.settle()
        #expect(first.view.frame == container.view.bounds && second.view.frame == container.view.bounds)
        #expect(container.view.subviews.last === first.view)
        #expect(container.state(for: .primary)?.zIndex == 1 && container.state(for: .secondary)?.zIndex == 0)
    }

    @Test func `view controllers have one placement, and can be removed`() {
        show()
        #expect(container.placement(for: second) == .secondary && second.parent === container)
        container.setViewController(nil, for: .secondary)
        host.settle()
        #expect(second.parent == nil && container.placement(for: second) == nil)
        #expect(first.view.frame == container.view.bounds)
        #expect(container.viewController(for: .primary) === first)
    }
}
