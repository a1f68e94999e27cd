import DisplayList
import LayoutGeometry
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// The drawing commands of a canvas.
@MainActor
struct CanvasTests {
    private func commands(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> [DisplayCommand] {
        LaidOut(Canvas(renderer: draw)).nodes.flatMap(\.commands)
    }

    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test func `a canvas fills its space and draws in its coordinates`() {
        var size = CGSize.zero
        let laidOut = LaidOut(Canvas { size = $1 }.frame(width: 30, height: 20))
        #expect(laidOut.frames == ["35 40 30 20"])
        #expect(size == CGSize(width: 30, height: 20))
    }

    @Test func `paths are filled and stroked`() {
        let drawn = commands { context, _ in
            context.fill(square, with: .color(.black))
            context.stroke(square, with: .color(.white), lineWidth: 3)
        }
        #expect(
            drawn == [
                .fill(square.path, .color(.black)),
                .stroke(square.path, .color(.white), DisplayList.StrokeStyle(width: 3)),
            ])
    }

    @Test func `changes of a copy don't affect the context`() {
        let drawn = commands { context, _ in
            var copy = context
            copy.opacity = 0.5
            copy.translateBy(x: 5, y: 6)
            copy.fill(square, with: .color(.black))
            context.fill(square, with: .color(.black))
        }
        #expect(
            drawn == [
                .save, .transform(.init(translationX: 5, y: 6)), .alpha(0.5), .fill(square.path, .color(.black)),
                .restore, .fill(square.path, .color(.black)),
            ])
    }

    @Test func `a clip stays in place when the context is translated`() {
        let drawn = commands { context, _ in
            context.clip(to: square)
            context.translateBy(x: 5, y: 0)
            context.fill(square, with: .color(.black))
            #expect(context.clipBoundingRect == CGRect(x: -5, y: 0, width: 10, height: 10))
        }
        #expect(drawn.prefix(3) == [.save, .clip(square.path), .transform(.init(translationX: 5, y: 0))])
    }

    @Test func `gradients are positioned between points of the canvas`() {
        let drawn = commands { context, _ in
            context.fill(
                square,
                with: .linearGradient(
                    Gradient(colors: [.black, .white]), startPoint: CGPoint(x: 2, y: 0), endPoint: CGPoint(x: 8, y: 0)))
        }
        guard case .fill(_, .gradient(let gradient), _)? = drawn.first else {
            Issue.record("no gradient")
            return
        }
        #expect(gradient.shape == .axial(start: Point(x: 2, y: 0), end: Point(x: 8, y: 0)))
    }

    @Test func `texts and images are drawn around their points`() {
        let drawn = commands { context, size in
            context.draw(Text(verbatim: "ab"), at: CGPoint(x: 50, y: 50))
            context.draw(Image(systemName: "house"), at: CGPoint(x: 0, y: 0), anchor: .topLeading)
            let text = context.resolve(Text(verbatim: "ab"))
            #expect(text.measure(in: size).width == 17)
        }
        guard case .text(_, let origin)? = drawn.first, case .image(_, let rect, _, _)? = drawn.last else {
            Issue.record("nothing drawn")
            return
        }
        #expect(origin.x == 41.5)
        #expect(rect.origin == .zero)
    }

    @Test func `a Core Graphics context draws with the state of the context`() {
        let drawn = commands { context, _ in
            context.translateBy(x: 5, y: 6)
            context.withCGContext { context in
                context.setFillColor(UIColor.black.cgColor)
                context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            }
            context.fill(square, with: .color(.white))
        }
        #expect(drawn.starts(with: [.save, .transform(.init(translationX: 5, y: 6))]))
        #expect(
            drawn.contains { if case .fill(let path, .color(.black), _) = $0 { path == square.path } else { false } })
        #expect(drawn.contains { if case .fill(_, .color(.white), _) = $0 { true } else { false } })
    }

    @Test func `an error of a closure that draws is thrown`() {
        var isThrown = false
        _ = commands { context, _ in
            do {
                try context.withCGContext { _ in throw CancellationError() }
            } catch {
                isThrown = true
            }
        }
        #expect(isThrown)
    }
}
