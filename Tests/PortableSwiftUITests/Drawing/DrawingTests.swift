import DisplayList
import LayoutGeometry
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// The drawing commands of shapes, styles, and effects.
@MainActor
struct DrawingTests {
    private let traits = EnvironmentValues().traitCollection

    private func color(_ color: UIColor) -> DisplayList.Color { color.color(with: traits) }

    /// The paint of the only shape.
    private func paint(_ view: some View, environment: (inout EnvironmentValues) -> Void = { _ in }) -> Paint? {
        for command in LaidOut(view, environment: environment).nodes.flatMap(\.commands) {
            switch command {
            case .fill(_, let paint, _), .stroke(_, let paint, _): return paint
            default: continue
            }
        }
        return nil
    }

    // MARK: Styles

    @Test func `only a color that doesn't depend on the environment is a Core Graphics color`() {
        let constant = Color(red: 1, green: 0, blue: 0).opacity(0.5)
        #expect(constant.cgColor == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5).cgColor)
        #expect(Color.accentColor.cgColor == nil && Color.primary.cgColor == nil)
    }

    @Test func `a color is a background, and follows its view`() {
        #expect(LaidOut(Color.red).nodes.last?.backgroundColor == color(.systemRed))
        let dark = LaidOut(Color.primary) { $0.colorScheme = .dark }
        #expect(dark.nodes.last?.backgroundColor == .white)
    }

    @Test func `opacities of a color are multiplied`() {
        let half = LaidOut(Color.black.opacity(0.5).opacity(0.5)).nodes.last?.backgroundColor
        #expect(half == DisplayList.Color(red: 0, green: 0, blue: 0, alpha: 0.25))
    }

    @Test func `shapes are filled with the foreground style`() {
        #expect(paint(Circle()) == .color(color(.label)))
        #expect(paint(Circle().foregroundColor(.red)) == .color(color(.systemRed)))
        #expect(paint(Circle().fill(.secondary)) == .color(color(.secondaryLabel)))
        #expect(
            paint(Circle().fill(.secondary).foregroundStyle(.red))
                == .color(color(.systemRed).multiplyingAlpha(by: 0.5)))
        #expect(paint(Circle().fill(.secondary).foregroundStyle(.red, .green)) == .color(color(.systemGreen)))
    }

    @Test func `the tint is the value that was set, or the accent color`() {
        #expect(paint(Circle().fill(.tint)) == .color(color(.systemBlue)))
        #expect(paint(Circle().fill(.tint).tint(.green)) == .color(color(.systemGreen)))
        #expect(paint(Circle().fill(Color.accentColor).tint(.green)) == .color(color(.systemGreen)))
    }

    @Test func `fills have the system's fill colors, and windows the system's background`() {
        #expect(paint(Circle().fill(.fill)) == .color(color(.systemFill)))
        #expect(paint(Circle().fill(.fill.secondary)) == .color(color(.secondarySystemFill)))
        #expect(paint(Circle().fill(.fill.quaternary)) == .color(color(.quaternarySystemFill)))
        #expect(paint(Circle().fill(.windowBackground)) == .color(color(.systemBackground)))
    }

    @Test func `a perceptual gradient has lighter colors between red and green`() throws {
        func middle(_ space: PortableSwiftUI.Gradient.ColorSpace) throws -> DisplayList.Color {
            let colors: [PortableSwiftUI.Color] = [.init(red: 1, green: 0, blue: 0), .init(red: 0, green: 1, blue: 0)]
            let gradient = PortableSwiftUI.Gradient(colors: colors).colorSpace(space)
            let style = LinearGradient.linearGradient(gradient, startPoint: .top, endPoint: .bottom)
            guard case .gradient(let drawn)? = paint(Rectangle().fill(style)) else { throw CancellationError() }
            #expect(drawn.stops.map(\.location) == drawn.stops.map(\.location).sorted())
            #expect(drawn.stops.first?.color == DisplayList.Color(red: 1, green: 0, blue: 0))
            return drawn.stops[drawn.stops.count / 2].color
        }
        #expect(try middle(.device) == DisplayList.Color(red: 0, green: 1, blue: 0))
        let color = try middle(.perceptual)
        #expect(abs(color.red - 0.816) < 0.001 && abs(color.green - 0.66) < 0.001 && color.blue < 0.01)
    }

    @Test func `a linear gradient is between points of its bounds`() {
        let gradient = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
        guard case .gradient(let drawn)? = paint(gradient) else {
            Issue.record("no gradient")
            return
        }
        #expect(drawn.shape == .axial(start: Point(x: 0, y: 50), end: Point(x: 100, y: 50)))
        #expect(drawn.stops.map(\.location) == [0, 1])
    }

    @Test func `a radial gradient begins at its inner radius`() {
        let gradient = RadialGradient(colors: [.black, .white], center: .center, startRadius: 10, endRadius: 40)
        guard case .gradient(let drawn)? = paint(gradient) else {
            Issue.record("no gradient")
            return
        }
        #expect(drawn.shape == .radial(center: Point(x: 50, y: 50), radii: Size(width: 40, height: 40)))
        #expect(drawn.stops.map(\.location) == [0.25, 1])
    }

    @Test func `an elliptical gradient extends to its bounds on each axis`() {
        let gradient = EllipticalGradient(colors: [.black, .white]).frame(width: 100, height: 50)
        guard case .gradient(let drawn)? = paint(gradient) else {
            Issue.record("no gradient")
            return
        }
        #expect(drawn.shape == .radial(center: Point(x: 50, y: 25), radii: Size(width: 50, height: 25)))
    }

    @Test func `a gradient as a style is linear from the top to the bottom`() {
        let gradient = LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)
        #expect(paint(Circle().fill(Gradient(colors: [.black, .white]))) == paint(Circle().fill(gradient)))
    }

    @Test func `an angular gradient of half a turn leaves the other half to its ends`() {
        let gradient = AngularGradient(
            colors: [.black, .white], center: .center, startAngle: .zero, endAngle: .degrees(180))
        guard case .gradient(let drawn)? = paint(gradient) else {
            Issue.record("no gradient")
            return
        }
        #expect(drawn.stops.map(\.location) == [0, 0.5, 0.75, 0.75])
        #expect(drawn.stops.last?.color == .black)
    }

    @Test func `stops that are out of order start where the previous one does`() {
        let gradient = LinearGradient(
            stops: [
                .init(color: .black, location: 0.5), .init(color: .white, location: 0.2),
                .init(color: .red, location: .nan),
            ],
            startPoint: .top, endPoint: .bottom)
        guard case .gradient(let drawn)? = paint(gradient) else {
            Issue.record("no gradient")
            return
        }
        #expect(drawn.stops.map(\.location) == [0.5, 0.5, 0.5])
    }

    @Test func `a material blurs the content behind it`() {
        let node = LaidOut(Rectangle().fill(.regularMaterial)).nodes.last
        #expect(node?.backdrop != nil && node?.clipsToBounds == true)
        #expect(LaidOut(Circle().fill(.thinMaterial)).nodes.last?.mask.count == 1)
    }

    // MARK: Shapes

    @Test func `a stroke is a line along the outline, a border is inside`() {
        func outline(_ view: some View) -> (Rect?, Double)? {
            for case .stroke(let path, _, let style) in LaidOut(view).nodes.flatMap(\.commands) {
                return (path.bounds, style.width)
            }
            return nil
        }
        #expect(
            outline(Rectangle().stroke(.red, lineWidth: 4)).map { $0 == (Rect(x: 0, y: 0, width: 100, height: 100), 4) }
                == true)
        #expect(
            outline(Rectangle().strokeBorder(.red, lineWidth: 4)).map {
                $0 == (Rect(x: 2, y: 2, width: 96, height: 96), 4)
            } == true)
    }

    @Test func `shapes return their paths`() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        #expect(Rectangle().path(in: rect).boundingRect == rect)
        #expect(Circle().path(in: rect).boundingRect == CGRect(x: 10, y: 0, width: 20, height: 20))
        #expect(Ellipse().path(in: rect).contains(CGPoint(x: 20, y: 10)))
        #expect(!Ellipse().path(in: rect).contains(CGPoint(x: 1, y: 1)))
        #expect(!Capsule().path(in: rect).contains(CGPoint(x: 1, y: 1)))
        #expect(!RoundedRectangle(cornerRadius: 5).path(in: rect).contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(Rectangle().inset(by: 3).path(in: rect).boundingRect == rect.insetBy(dx: 3, dy: 3))
        #expect(Rectangle().offset(x: 5).path(in: rect).boundingRect == rect.offsetBy(dx: 5, dy: 0))
        #expect(Rectangle().scale(0.5).path(in: rect).boundingRect == CGRect(x: 10, y: 5, width: 20, height: 10))
        #expect(
            Rectangle().size(width: 4, height: 6).path(in: rect).boundingRect == CGRect(x: 0, y: 0, width: 4, height: 6)
        )
    }

    @Test func `an inset larger than the shape leaves nothing, not the reverse`() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        #expect(Rectangle().inset(by: 30).path(in: rect).boundingRect == CGRect(x: 10, y: 10, width: 20, height: 0))
    }

    @Test func `a path draws, and its elements can be read`() {
        var path = Path()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4.5))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
        path.closeSubpath()
        #expect(path.description == "1 2 m 3 4.5 l 7 8 5 6 q h")
        #expect(Path(path.description) == path)
        #expect(Path("1 m") == nil)
    }

    @Test func `an arc with clockwise set to false is clockwise on the screen`() {
        let path = Path {
            $0.addArc(
                center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        }
        #expect(path.contains(CGPoint(x: 6, y: 6)))
        #expect(!path.contains(CGPoint(x: 6, y: -6)))
    }

    // MARK: Effects

    @Test func `known shapes clip by corners, others by a mask`() {
        let round = LaidOut(Color.red.clipShape(RoundedRectangle(cornerRadius: 8))).nodes.first { $0.clipsToBounds }
        #expect(round?.corners == CornerRadii(all: 8))
        let circle = LaidOut(Color.red.clipShape(Circle())).nodes.first { $0.clipsToBounds }
        #expect(circle?.corners == CornerRadii(all: 50))
        #expect(LaidOut(Color.red.clipShape(Ellipse())).nodes.contains { !$0.mask.isEmpty })
    }

    @Test func `a mask draws the content that it hides with`() {
        let node = LaidOut(Color.red.mask { Circle() }).nodes.first { !$0.mask.isEmpty }
        #expect(node?.mask.first?.children.count == 1)
    }

    @Test func `opacity is limited to the range from 0 to 1`() {
        #expect(LaidOut(Circle().opacity(0.5)).nodes.contains { $0.opacity == 0.5 })
        #expect(LaidOut(Fixed(9, 9).opacity(-1)).nodes.count == 1)
        #expect(!LaidOut(Fixed(9, 9).opacity(.nan)).nodes.contains { $0.opacity != 1 })
        #expect(LaidOut(Color.red.hidden()).frames == ["0 0 100 100"])
    }

    @Test func `a rotation turns about its anchor, and touches turn with it`() {
        let laidOut = LaidOut(Color.red.frame(width: 60, height: 20).rotationEffect(.degrees(90)))
        #expect(laidOut.graph.hit(Point(x: 50, y: 25)) != nil)
        #expect(laidOut.graph.hit(Point(x: 25, y: 50)) == nil)
    }

    @Test func `clipping doesn't clip touches`() {
        let circle = LaidOut(Color.red.clipShape(Circle()))
        #expect(circle.graph.hit(Point(x: 50, y: 50)) != nil)
        #expect(circle.graph.hit(Point(x: 3, y: 3)) != nil)
        let large = LaidOut(Color.red.frame(width: 80, height: 80).frame(width: 20, height: 20).clipped())
        #expect(large.graph.hit(Point(x: 15, y: 15)) != nil)
        let shaped = LaidOut(
            Color.red.frame(width: 80, height: 80).frame(width: 20, height: 20).clipped().contentShape(Rectangle()))
        #expect(shaped.graph.hit(Point(x: 15, y: 15)) == nil)
    }

    @Test func `a border is touched at its line, and the view inside it elsewhere`() {
        for border in [
            AnyView(Rectangle().inset(by: 1).stroke(lineWidth: 2)), AnyView(Circle().strokeBorder(.red, lineWidth: 2)),
        ] {
            let alone = LaidOut(border)
            #expect(alone.graph.hit(Point(x: 50, y: 50)) == nil)
            #expect(alone.graph.hit(Point(x: 1, y: 50)) != nil)
            let framed = LaidOut(Color.red.onTapGesture {}.overlay(border))
            #expect(framed.graph.hit(Point(x: 50, y: 50)) !== framed.graph.hit(Point(x: 1, y: 50)))
        }
    }

    @Test func `the whole content shape can be touched`() {
        let row = HStack {
            Fixed(10, 10)
            Spacer()
            Fixed(10, 10)
        }
        let plain = LaidOut(row), shaped = LaidOut(row.contentShape(Rectangle()))
        #expect(plain.graph.hit(Point(x: 5, y: 50)) != nil)
        #expect(plain.graph.hit(Point(x: 50, y: 50)) == nil)
        #expect(shaped.graph.hit(Point(x: 50, y: 50)) != nil)
    }

    @Test func `views in front are drawn last, in order of their z-index`() {
        let stack = ZStack {
            Color.red.zIndex(1)
            Color.green
        }
        let colors = LaidOut(stack).nodes.compactMap(\.backgroundColor)
        #expect(colors == [color(.systemGreen), color(.systemRed)])
    }

    // MARK: Animation

    private struct Arc: View {
        let keep: (Binding<Bool>) -> Void
        @State private var isWhole = false

        var body: some View {
            let _ = keep($isWhole)
            Circle().trim(from: 0, to: isWhole ? 1 : 0).stroke(.red, lineWidth: 2)
        }
    }

    @Test func `a shape animates from one path to the other`() {
        var isWhole: Binding<Bool>?
        let laidOut = LaidOut(Arc { isWhole = $0 })
        withAnimation(.linear(duration: 1)) { isWhole?.wrappedValue = true }
        laidOut.settle()
        laidOut.graph.advance(to: 0.5)
        laidOut.settle()
        let outline = laidOut.nodes.flatMap(\.commands).lazy.compactMap { command -> Rect? in
            guard case .stroke(let path, _, _) = command else { return nil }
            return path.bounds
        }.first
        // The lower half.
        #expect(outline.map { abs($0.minY - 50) < 0.01 && abs($0.size.height - 50) < 0.01 } == true)
    }
}
