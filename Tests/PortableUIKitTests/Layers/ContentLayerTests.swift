import CollageTesting
import DisplayList
import Foundation
import LayoutGeometry
import Testing
@_spi(Collage) import PortableUIKit

/// Layers whose content an object supplies.
@MainActor struct ContentLayerTests {
    /// Two nodes that aren't views: a red square and, in it, a blue one.
    final class Squares: LayerContent {
        var nodes: [DisplayNode] = [
            DisplayNode(
                id: 1_000_001, name: "Red", bounds: Rect(x: 0, y: 0, width: 50, height: 50),
                transform: AffineTransform(translationX: 10, y: 10), backgroundColor: Color(red: 1, green: 0, blue: 0),
                children: [
                    DisplayNode(
                        id: 1_000_002, name: "Blue", bounds: Rect(x: 0, y: 0, width: 20, height: 20),
                        backgroundColor: Color(red: 0, green: 0, blue: 1))
                ])
        ]

        func makeDisplayNodes() -> [DisplayNode] { nodes }

        var inspectedParts: [ContentPart] {
            [
                ContentPart(
                    id: 1_000_001, name: "Square", identifier: "red",
                    frame: CGRect(x: 10, y: 10, width: 50, height: 50),
                    properties: [.cornerRadius: .number(3)]),
                ContentPart(
                    id: 1_000_002, name: "Square", depth: 1, frame: CGRect(x: 10, y: 10, width: 20, height: 20)),
            ]
        }
    }

    /// Receives touches on its squares, and has an accessibility element for one of them.
    final class SquaresView: UIView {
        override class var layerClass: AnyClass { ContentLayer.self }
        let squares = Squares()
        var contentLayer: ContentLayer { layer as! ContentLayer }
        private lazy var square = UIAccessibilityElement(accessibilityContainer: self)

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentLayer.content = squares
            square.accessibilityLabel = "Red square"
            square.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 10, width: 50, height: 50)
        }

        required init?(coder: NSCoder) { nil }

        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            CGRect(x: 10, y: 10, width: 50, height: 50).contains(point) ? super.hitTest(point, with: event) : nil
        }

        override var accessibilityElements: [Any]? {
            get { [square] }
            set {}
        }
    }

    private let host = TestHost(size: CGSize(width: 200, height: 200), safeAreaInsets: .zero)
    private let view = SquaresView(frame: CGRect(x: 100, y: 100, width: 80, height: 80))

    init() {
        let controller = UIViewController()
        controller.view.addSubview(view)
        host.show(controller)
    }

    private func names(_ nodes: [DisplayNode]) -> [String] { nodes.flatMap { [$0.name] + names($0.children) } }

    private func node() throws -> DisplayNode { try #require(view.layer.displayNode(at: host.now)) }

    @Test func `the content is drawn in the layer`() throws {
        view.backgroundColor = .white
        #expect(try node().backgroundColor == .white)
        #expect(try node().children == view.squares.nodes)
    }

    @Test func `the content is requested again after it changed`() throws {
        host.settle()
        let count = view.contentLayer.renderCount
        view.center.x -= 5
        view.superview?.backgroundColor = .gray
        host.settle()
        #expect(view.contentLayer.renderCount == count)
        view.squares.nodes.removeLast()
        view.contentLayer.contentDidChange()
        host.settle()
        #expect(view.contentLayer.renderCount == count + 1)
        #expect(try node().children.isEmpty)
    }

    @Test func `the content isn't retained`() throws {
        let layer = ContentLayer()
        weak var content: Squares?
        do {
            let squares = Squares()
            layer.content = squares
            content = squares
        }
        #expect(content == nil)
        #expect(layer.displayNode(at: 0)?.children.isEmpty == true)
    }

    @Test func `views without a position are in front`() throws {
        view.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        #expect(names(try node().children) == ["Red", "Blue", "UILabel"])
    }

    @Test func `a view is ordered where the content contains its node`() throws {
        let label = UILabel(frame: CGRect(x: 30, y: 40, width: 10, height: 10))
        view.addSubview(label)
        view.squares.nodes[0].children.insert(
            DisplayNode(
                id: label.layer.identity, bounds: Rect(x: 0, y: 0, width: 10, height: 10),
                transform: AffineTransform(translationX: 20, y: 30)), at: 0)
        view.contentLayer.contentDidChange()
        #expect(names(try node().children) == ["Red", "UILabel", "Blue"])
        let placed = try #require(try node().children.first?.children.first)
        #expect(placed.transform == AffineTransform(translationX: 20, y: 30))
        label.isHidden = true
        #expect(names(try node().children) == ["Red", "Blue"])
    }

    @Test func `changes of a placed view are shown without rendering the content again`() throws {
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
        view.addSubview(child)
        view.squares.nodes = [
            DisplayNode(
                id: child.layer.identity, bounds: Rect(x: 0, y: 0, width: 10, height: 10),
                transform: AffineTransform(translationX: 10, y: 10))
        ]
        view.contentLayer.contentDidChange()
        _ = try node()
        let count = view.contentLayer.renderCount
        child.backgroundColor = .black
        #expect(try node().children.first?.backgroundColor == .black)
        #expect(view.contentLayer.renderCount == count)
    }

    @Test func `touches hit the content or the views behind it`() {
        #expect(host.window.hitTest(CGPoint(x: 120, y: 120), with: nil) === view)
        #expect(host.window.hitTest(CGPoint(x: 105, y: 105), with: nil) === view.superview)
    }

    @Test func `the content is read aloud`() throws {
        let element = try host.element(labeled: "Red square")
        #expect(element.frame == CGRect(x: 110, y: 110, width: 50, height: 50))
    }

    @Test func `developers see the parts below their view`() throws {
        let elements = host.session.inspectedElements(.views)
        let index = try #require(elements.firstIndex { $0.className == "SquaresView" })
        let parts = elements[(index + 1)...]
        #expect(parts.map(\.className) == ["Square", "Square"])
        #expect(parts.map(\.depth) == [elements[index].depth + 1, elements[index].depth + 2])
        #expect(parts.first?.frame == Rect(x: 110, y: 110, width: 50, height: 50))
        #expect(parts.first?.identifier == "red")
    }

    @Test func `developers get the properties of a part but can't change them`() throws {
        let part = try #require(host.session.inspectedView(1_000_001))
        #expect(part.className == "Square")
        #expect(part.properties == [.cornerRadius: .number(3)])
        #expect(!host.session.edit(1_000_001, .property(.alpha, .number(0))))
    }
}
