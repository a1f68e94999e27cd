import CollageTesting
import Foundation
import LayoutGeometry
import Testing

@testable import PortableSwiftUI

/// SwiftUI views on a device.
@MainActor struct HostingControllerTests {
    private let host = TestHost(
        size: CGSize(width: 200, height: 300), safeAreaInsets: UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0))

    /// A view with a state that a tap increments.
    struct Counter: View {
        @State var count = 0

        var body: some View {
            Column {
                Box("count \(count)", width: 40, height: Double(20 + count * 10)).onTapGesture { count += 1 }
                Box("below")
            }
        }
    }

    private func graph<Content: View>(_ controller: UIHostingController<Content>) -> ViewGraph { controller.host.graph }

    private func boxes<Content: View>(_ controller: UIHostingController<Content>) -> [BoxElement] {
        boxes(controller.host)
    }

    private func boxes(_ view: HostingView) -> [BoxElement] {
        func collect(_ element: Element) -> [BoxElement] {
            (element as? BoxElement).map { [$0] } ?? element.children.flatMap(collect)
        }
        return collect(view.graph.rootElement)
    }

    @Test func `the view is centered in the safe area`() throws {
        let controller = UIHostingController(rootView: Box("box", width: 40, height: 20))
        host.show(controller)
        let element = try #require(boxes(controller).first)
        // (200 - 40) / 2, and 40 + (300 - 40 - 20 - 20) / 2
        #expect(element.originInRoot == Point(x: 80, y: 150))
    }

    @Test func `a tap changes the state and the next frame shows it`() throws {
        let controller = UIHostingController(rootView: Counter())
        host.show(controller)
        #expect(boxes(controller).map(\.name) == ["count 0", "below"])
        let before = graph(controller).statistics
        host.tap(CGPoint(x: 100, y: 150))
        #expect(boxes(controller).map(\.name) == ["count 1", "below"])
        #expect(graph(controller).statistics.bodiesEvaluated == before.bodiesEvaluated + 1)
    }

    @Test func `a new root view updates the existing one`() throws {
        let controller = UIHostingController(rootView: Box("old"))
        host.show(controller)
        let element = try #require(boxes(controller).first)
        controller.rootView = Box("new")
        host.settle()
        #expect(boxes(controller).map(\.name) == ["new"])
        #expect(boxes(controller).first === element)
    }

    @Test func `unchanged views are drawn once`() {
        let controller = UIHostingController(rootView: Counter())
        host.show(controller)
        let before = graph(controller).statistics.nodesRendered
        controller.rootView = Counter()
        host.settle()
        #expect(graph(controller).statistics.nodesRendered == before)
    }

    @Test func `the size that fits is the size of the content`() {
        let controller = UIHostingController(rootView: Box("box", width: 40.2, height: 20))
        // Rounded up to the pixels of the display.
        #expect(controller.sizeThatFits(in: CGSize(width: 500, height: 500)) == CGSize(width: 40.5, height: 20))
    }

    @Test func `the intrinsic size follows the content if this is enabled`() {
        let controller = UIHostingController(rootView: Counter())
        controller.sizingOptions = [.intrinsicContentSize, .preferredContentSize]
        #expect(controller.view.intrinsicContentSize == CGSize(width: 40, height: 30))
        #expect(controller.preferredContentSize == CGSize(width: 40, height: 30))
        let outer = UIViewController()
        outer.addChild(controller)
        outer.view.addSubview(controller.view)
        controller.view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.topAnchor.constraint(equalTo: outer.view.safeAreaLayoutGuide.topAnchor).isActive = true
        controller.view.leadingAnchor.constraint(equalTo: outer.view.leadingAnchor).isActive = true
        host.show(outer)
        #expect(controller.view.frame.size == CGSize(width: 40, height: 30))
        host.tap(CGPoint(x: 20, y: 50))
        #expect(controller.preferredContentSize == CGSize(width: 40, height: 40))
        #expect(controller.view.frame.size == CGSize(width: 40, height: 40))
    }

    @Test func `traits reach the environment`() {
        struct Reader: View {
            @Environment(\.horizontalSizeClass) var width
            @Environment(\.colorScheme) var scheme
            var body: some View { Box(width == .regular ? "regular" : scheme == .dark ? "dark" : "compact") }
        }
        let controller = UIHostingController(rootView: Reader())
        host.show(controller)
        #expect(boxes(controller).map(\.name) == ["compact"])
        host.change(style: .dark)
        #expect(boxes(controller).map(\.name) == ["dark"])
        host.change(size: CGSize(width: 1024, height: 768))
        #expect(boxes(controller).map(\.name) == ["regular"])
    }

    /// Shows the tint color of its environment.
    private struct Tinted: View {
        @Environment(\.self) private var values

        var body: some View {
            let color = values.tintColor.color(in: values), traits = values.traitCollection
            Box(
                color == UIColor.systemRed.color(with: traits)
                    ? "red" : color == UIColor.tintColor.color(with: traits) ? "own" : "other")
        }
    }

    @Test func `views have the tint of the view around them`() throws {
        let controller = UIHostingController(
            rootView: Column {
                Tinted()
                Tinted().tint(.green)
            })
        host.show(controller)
        #expect(boxes(controller).map(\.name) == ["own", "other"])
        controller.view.window?.tintColor = .systemRed
        host.settle()
        #expect(boxes(controller).map(\.name) == ["red", "other"])
        controller.view.window?.tintAdjustmentMode = .dimmed
        host.settle()
        #expect(boxes(controller).map(\.name) == ["other", "other"], "gray behind an alert")

        // A hosted row inherits it from its cell.
        controller.view.window?.tintAdjustmentMode = .automatic
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        cell.contentConfiguration = UIHostingConfiguration { Tinted() }
        cell.tintColor = .systemRed
        host.show(cell)
        let row = try #require(host.all(HostingView.self).last)
        #expect(boxes(row).map(\.name) == ["red"])
    }

    @Test func `touches outside of the views reach the views behind`() {
        let controller = UIHostingController(rootView: Box("box", width: 40, height: 20))
        host.show(controller)
        #expect(controller.view.hitTest(CGPoint(x: 100, y: 150), with: nil) === controller.view)
        #expect(controller.view.hitTest(CGPoint(x: 10, y: 50), with: nil) == nil)
    }

    @Test func `a deallocated controller releases its views and their closures`() {
        final class Model {}
        weak var leaked: UIViewController?
        weak var leakedGraph: ViewGraph?
        weak var leakedModel: Model?
        do {
            let model = Model()
            let controller = UIHostingController(rootView: Box("box").onTapGesture { _ = model })
            (leaked, leakedGraph, leakedModel) = (controller, controller.host.graph, model)
            host.show(controller)
            host.tap(CGPoint(x: 100, y: 160))
            host.show(UIViewController())
        }
        #expect(leaked == nil)
        #expect(leakedGraph == nil)
        #expect(leakedModel == nil)
    }

    @Test func `the view's debug description lists the elements`() throws {
        let controller = UIHostingController(rootView: Counter())
        host.show(controller)
        #expect(controller.host.inspectedParts.map(\.name).contains("Box"))
        #expect(controller.host.inspectedParts.map(\.depth).max() ?? 0 > 1)
    }
}
