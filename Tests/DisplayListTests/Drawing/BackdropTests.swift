import DisplayList
import LayoutGeometry
import Testing

struct BackdropTests {
    private func node(
        _ id: UInt64, opacity: Double = 1, color: Color? = nil, hasBackdrop: Bool = false, _ children: DisplayNode...
    ) -> DisplayNode {
        DisplayNode(
            id: id, bounds: Rect(x: 0, y: 0, width: 10, height: 10), opacity: opacity,
            backdrop: hasBackdrop ? .init(radius: 20) : nil, backgroundColor: color, children: children)
    }

    @Test func `an opaque background hides the backdrop`() {
        #expect(node(1, hasBackdrop: true).showsBackdrop)
        #expect(node(1, color: Color.white.multiplyingAlpha(by: 0.9), hasBackdrop: true).showsBackdrop)
        #expect(!node(1, color: .white, hasBackdrop: true).showsBackdrop)
        #expect(!node(1).showsBackdrop)
    }

    @Test func `a translucent node passes its opacity to the backdrop`() {
        var menu = node(
            1, opacity: 0.5, node(2, node(3, opacity: 0.5, hasBackdrop: true), node(4, color: .black)),
            node(5, opacity: 0.8))
        menu.commands = [.fill(Path(Rect(x: 0, y: 0, width: 1, height: 1)), .color(.black))]
        menu.spreadOpacity()
        #expect(menu.opacity == 1)
        #expect(menu.commands.count == 4 && menu.commands[1] == .alpha(0.5))
        #expect(menu.children.map(\.opacity) == [1, 0.4])
        #expect(menu.children[0].children.map(\.opacity) == [0.25, 0.5])
    }

    @Test func `a node with a background or without a backdrop isn't changed`() {
        for whole in [
            node(1, opacity: 0.5, color: .white, node(2, hasBackdrop: true)), node(1, opacity: 0.5, node(2)),
            node(1, opacity: 0.5, hasBackdrop: true),
        ] {
            var spread = whole
            spread.spreadOpacity()
            #expect(spread == whole)
        }
    }

    @Test func `a dump includes the backdrop`() {
        #expect(node(1, hasBackdrop: true).dump == "node (0,0 10x10) backdrop blur 20 saturation 1\n")
    }
}
