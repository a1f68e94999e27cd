import CollageTesting
import Testing

@testable import PortableQuartz
@testable import PortableUIKit

/// Views that contain each other in thousands of levels, and stack views with thousands of views.
@MainActor struct DeepHierarchyTests {
    /// Returns the outermost of views, each of which contains the next one with a distance of 0.01 points.
    private func chain(_ count: Int, opacity: CGFloat) -> UIView {
        let outermost = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        var view = outermost
        for _ in 1..<count {
            let next = UIView(frame: view.bounds.insetBy(dx: 0.01, dy: 0.01))
            next.backgroundColor = .white
            next.alpha = opacity
            view.addSubview(next)
            view = next
        }
        return outermost
    }

    /// Returns the number of views in the drawing of a screen, after it was drawn to each format.
    private func drawnViews(of host: TestHost) throws -> Int {
        for kind in [TestHost.SnapshotKind.png, .svg, .pdf] { #expect(try !host.snapshot(kind).isEmpty) }
        return String(decoding: try host.snapshot(.text), as: UTF8.self).split(separator: "\n").count {
            $0.contains("UIView")
        }
    }

    private func show(_ count: Int, opacity: CGFloat = 1) -> TestHost {
        let host = TestHost(size: CGSize(width: 300, height: 300), safeAreaInsets: .zero)
        let controller = UIViewController()
        host.show(controller)
        controller.view.addSubview(chain(count, opacity: opacity))
        return host
    }

    @Test func `more than a hundred levels are drawn to the innermost view`() throws {
        let host = show(150)
        let messages = Diagnostics.capture { host.settle() }
        #expect(messages.isEmpty)
        #expect(try drawnViews(of: host) >= 150)
    }

    /// Views that aren't opaque are drawn as groups, which need more space.
    @Test(arguments: [1, 0.99] as [CGFloat])
    func `more levels than can be drawn are reported, and the others are drawn`(opacity: CGFloat) throws {
        let host = show(1_000, opacity: opacity)
        let messages = Diagnostics.capture {
            host.settle()
            host.settle()
        }
        #expect(messages.count == 1)
        #expect(messages.first?.hasPrefix("A UIView is nested in 200 layers. Its sublayers aren't drawn") ?? false)
        #expect(try 150...NestingLimit.levels ~= drawnViews(of: host))
    }

    /// A view that counts how often its priority is read.
    private final class Compressible: UIView {
        static var readCount = 0

        override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }

        override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
            Compressible.readCount += 1
            return super.contentCompressionResistancePriority(for: axis)
        }
    }

    private func priorityReads(ofViews count: Int) -> Int {
        let stack = UIStackView(arrangedSubviews: (0..<count).map { _ in Compressible() })
        stack.axis = .vertical
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 45)
        Compressible.readCount = 0
        stack.layoutIfNeeded()
        // The first views lose their heights.
        let heights = stack.arrangedSubviews.map(\.frame.height)
        #expect(heights.suffix(3) == [5, 20, 20] && heights.dropLast(3).allSatisfy { $0 == 0 })
        return Compressible.readCount
    }

    @Test func `a stack view that is too short reads each priority as often as with few views`() {
        let few = priorityReads(ofViews: 100)
        #expect(few >= 100 && priorityReads(ofViews: 1_000) <= 10 * few)
    }
}
