import CollageTesting
import DisplayList
import LayoutGeometry
import Testing
@_spi(Collage) import PortableUIKit

@MainActor struct PatternColorTests {
    private let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }

    private func rects(_ commands: [DisplayCommand]) -> [Rect] {
        commands.compactMap { if case .image(_, let rect, _, _) = $0 { rect } else { nil } }
    }

    @Test
    func `a view's background is covered with copies that begin at its corner, within its round corners`() throws {
        let view = UIView(frame: CGRect(x: 50, y: 50, width: 25, height: 10))
        view.backgroundColor = UIColor(patternImage: picture)
        view.layer.cornerRadius = 4
        let node = try #require(view.layer.displayNode(at: 0))
        #expect(rects(node.commands).map(\.origin.x) == [0, 10, 20])
        #expect(node.backgroundColor == nil)
        view.backgroundColor = .red
        let plain = try #require(view.layer.displayNode(at: 0))
        #expect(plain.commands.isEmpty && plain.backgroundColor != nil)
    }

    @Test func `a fill shows copies within the path, and the next color is plain again`() {
        let color = UIColor(patternImage: picture)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
            color.setFill()
            context.fill(CGRect(x: 15, y: 0, width: 10, height: 10))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        guard case .commands(let commands) = image.content.picture.content else { return #expect(Bool(false)) }
        #expect(rects(commands).map(\.origin.x) == [10, 20])
        #expect(commands.contains { if case .fill(_, .color(let color), _) = $0 { color.blue == 1 } else { false } })
    }

    @Test func `patterns of the same image are equal, and a pattern stays one`() {
        let color = UIColor(patternImage: picture)
        #expect(color == UIColor(patternImage: picture) && color != .black)
        #expect(color.cgColor != CGColor.black)
        #expect(color.resolvedColor(with: .current) == color && color.withAlphaComponent(0.5) == color)
    }
}
