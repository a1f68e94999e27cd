import DisplayList
import LayoutGeometry
@_spi(Collage) import PortableUIKit
import Testing

@MainActor @Suite(.serialized) struct DisplayNodeTests {
    final class Drawing: UIView {
        var drawings = 0
        override func draw(_ rect: CGRect) { drawings += 1 }
    }

    private func makeNode(_ view: UIView) -> DisplayNode? { view.layer.displayNode(at: 0) }

    @Test func `the layer's appearance is part of its node`() throws {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        view.backgroundColor = .red
        view.layer.cornerRadius = 5
        view.layer.maskedCorners = [.layerMinXMinYCorner]
        view.layer.borderWidth = 2
        view.layer.borderColor = UIColor.black.cgColor
        view.clipsToBounds = true
        view.alpha = 0.5
        let node = try #require(makeNode(view))
        #expect(node.backgroundColor == Color(red: 1, green: 0, blue: 0))
        #expect(node.corners == CornerRadii(topLeft: 5))
        #expect(node.border == DisplayNode.Border(width: 2, color: .black))
        #expect(node.clipsToBounds)
        #expect(node.opacity == 0.5)
        #expect(node.transform.tx == 10)
        #expect(node.transform.ty == 20)
    }

    @Test func `hidden and transparent layers have no node`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.isHidden = true
        #expect(makeNode(view) == nil)
        view.isHidden = false
        view.alpha = 0
        #expect(makeNode(view) == nil)
    }

    @Test func `unchanged views are drawn once`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let first = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let second = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.addSubview(first)
        root.addSubview(second)
        _ = makeNode(root)
        _ = makeNode(root)
        #expect(first.drawings == 1)
        first.setNeedsDisplay()
        _ = makeNode(root)
        #expect(first.drawings == 2)
        #expect(second.drawings == 1)
        second.center.x += 5
        _ = makeNode(root)
        #expect(second.drawings == 1)
    }

    @Test func `siblings are ordered by their z position`() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let a = UIView(), b = UIView(), c = UIView()
        for view in [a, b, c] { root.addSubview(view) }
        a.layer.zPosition = 1
        let ids = try #require(makeNode(root)).children.map(\.id)
        #expect(ids == [b, c, a].map(\.layer.identity))
    }

    @Test func `a gradient spreads its colors evenly`() throws {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
        layer.colors = [UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor]
        let node = try #require(layer.displayNode(at: 0))
        guard case .fill(_, .gradient(let gradient), _) = try #require(node.commands.first) else {
            Issue.record("no gradient")
            return
        }
        let own = gradient.stops.filter { [0, 0.5, 1].contains($0.location) }
        #expect(own.map(\.color) == [UIColor.red, .green, .blue].map { $0.cgColor.color })
        #expect(gradient.shape == .axial(start: Point(x: 5, y: 0), end: Point(x: 5, y: 20)))
    }

    @Test func `dark views resolve their colors`() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.backgroundColor = .systemBackground
        root.overrideUserInterfaceStyle = .light
        #expect(try #require(makeNode(root)).backgroundColor == .white)
        root.overrideUserInterfaceStyle = .dark
        #expect(try #require(makeNode(root)).backgroundColor == .black)
    }
}
