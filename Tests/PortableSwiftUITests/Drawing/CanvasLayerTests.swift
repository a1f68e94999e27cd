import DisplayList
import LayoutGeometry
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Drawing that a canvas composes into one image: layers, filters, masks, and symbols.
@MainActor struct CanvasLayerTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    private func canvas(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> DisplayNode? {
        LaidOut(Canvas(renderer: draw)).nodes.first { $0.name == "Canvas" }
    }

    @Test func `a layer fades as a whole`() throws {
        let node = try #require(
            canvas { context, _ in
                context.opacity = 0.5
                context.drawLayer { layer in
                    layer.fill(square, with: .color(.black))
                    layer.fill(square, with: .color(.white))
                }
            })
        #expect(node.children.map(\.opacity) == [0.5])
        #expect(node.children[0].commands == [.fill(square.path, .color(.black)), .fill(square.path, .color(.white))])
    }

    @Test func `drawing before, in, and after a layer keeps its order`() throws {
        let node = try #require(
            canvas { context, _ in
                context.fill(square, with: .color(.black))
                context.drawLayer { $0.fill(square, with: .color(.white)) }
                context.fill(square, with: .color(.clear))
            })
        #expect(node.commands.isEmpty)
        #expect(
            node.children.map(\.commands) == [
                [.fill(square.path, .color(.black))], [.fill(square.path, .color(.white))],
                [.fill(square.path, .color(.clear))],
            ])
        #expect(Set(node.children.map(\.id)).count == node.children.count)
    }

    @Test func `a canvas without layers has only commands`() throws {
        let node = try #require(canvas { context, _ in context.fill(square, with: .color(.black)) })
        #expect(node.commands == [.fill(square.path, .color(.black))])
        #expect(node.children.isEmpty)
    }

    @Test func `of two filters, the later one is applied first`() throws {
        let node = try #require(
            canvas { context, _ in
                context.addFilter(.alphaThreshold(min: 0.5, color: .black))
                context.addFilter(.blur(radius: 8))
                context.fill(square, with: .color(.black))
            }?.children.first)
        guard case .colors = node.filter else { return #expect(node.filter == nil, "no threshold outside") }
        #expect(node.children.map(\.filter) == [.blur(radius: 8, isOpaque: false)])
    }

    @Test func `shadows, blend modes, and masks apply to the drawing`() throws {
        let nodes = try #require(
            canvas { context, _ in
                var shadowed = context
                shadowed.addFilter(.shadow(color: .black, radius: 3, x: 1, y: 2))
                shadowed.fill(square, with: .color(.black))
                var mixed = context
                mixed.blendMode = .multiply
                mixed.fill(square, with: .color(.black))
                context.clipToLayer { $0.fill(square, with: .color(.black)) }
                context.fill(square, with: .color(.white))
            }?.children)
        #expect(nodes.count == 3)
        #expect(nodes[0].shadow == .init(color: .black, radius: 3, offset: Size(width: 1, height: 2)))
        #expect(nodes[1].blendMode == .multiply)
        #expect(nodes[2].mask.first?.commands == [.fill(square.path, .color(.black))])
    }

    @Test func `symbols are views, and can be drawn several times`() throws {
        var size: CGSize?
        var missing: GraphicsContext.ResolvedSymbol?
        let view = Canvas { context, _ in
            missing = context.resolveSymbol(id: "none")
            guard let dot = context.resolveSymbol(id: "dot") else { return }
            size = dot.size
            context.draw(dot, at: CGPoint(x: 30, y: 40))
            context.draw(dot, in: CGRect(x: 50, y: 60, width: 20, height: 40))
        } symbols: {
            Color.red.frame(width: 10, height: 20).tag("dot")
        }
        let laidOut = LaidOut(view)
        let node = try #require(laidOut.nodes.first { $0.name == "Canvas" })
        #expect(missing == nil)
        #expect(size == CGSize(width: 10, height: 20))
        let copies = node.children.compactMap(\.children.first)
        #expect(copies.map { $0.transform.apply(Point.zero) } == [Point(x: 25, y: 30), Point(x: 50, y: 60)])
        #expect(copies.map { $0.transform.apply(Point(x: 10, y: 20)) } == [Point(x: 35, y: 50), Point(x: 70, y: 100)])
        let all = laidOut.nodes.map(\.id)
        #expect(Set(all).count == all.count)
    }

    @Test func `a resolved text is drawn in the specified shading`() throws {
        let laidOut = LaidOut(
            Canvas { context, _ in
                var text = context.resolve(Text(verbatim: "a"))
                text.shading = .color(Color(red: 1, green: 0, blue: 0))
                context.draw(text, at: CGPoint(x: 50, y: 50))
            })
        #expect(laidOut.textRuns.map(\.color) == [DisplayList.Color(red: 1, green: 0, blue: 0)])
    }
}
