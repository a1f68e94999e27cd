import CollageTesting
import DisplayList
import LayoutGeometry
import Testing

struct BezierPathTests {
    private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 0.01 && abs(a.y - b.y) < 0.01 }

    private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
        isNear(a.origin, b.origin) && isNear(CGPoint(x: a.maxX, y: a.maxY), CGPoint(x: b.maxX, y: b.maxY))
    }

    // MARK: Shapes

    @Test func `a rectangle is drawn clockwise from its top-left corner, and is closed`() {
        let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 10, height: 20))
        let elements: [Path.Element] = [
            .move(Point(x: 1, y: 2)), .line(Point(x: 11, y: 2)), .line(Point(x: 11, y: 22)),
            .line(Point(x: 1, y: 22)), .close,
        ]
        #expect(path.cgPath.path.elements == elements)
    }

    @Test func `an oval touches the sides of its rectangle and leaves out the corners`() {
        let rect = CGRect(x: 10, y: 0, width: 40, height: 20)
        let path = UIBezierPath(ovalIn: rect)
        #expect(path.bounds == rect)
        #expect(path.contains(CGPoint(x: 30, y: 10)))
        #expect(!path.contains(CGPoint(x: 11, y: 1)))
    }

    @Test func `a corner radius is limited to half of the shorter side`() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
        let path = UIBezierPath(roundedRect: rect, cornerRadius: 1000)
        #expect(path.bounds == rect)
        // The ends are half circles of radius 20.
        #expect(path.contains(CGPoint(x: 21, y: 1)) && !path.contains(CGPoint(x: 4, y: 4)))
        #expect(path.contains(CGPoint(x: 1, y: 20)))
    }

    @Test func `only the specified corners are rounded`() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 40), byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 10, height: 10))
        #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 99, y: 39)))
        #expect(path.contains(CGPoint(x: 99, y: 1)) && path.contains(CGPoint(x: 1, y: 39)))
    }

    @Test func `a clockwise arc from 0 to a right angle is the quarter to the lower right`() {
        let path = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(isNear(path.bounds, CGRect(x: 0, y: 0, width: 10, height: 10)))
        #expect(isNear(path.currentPoint, CGPoint(x: 0, y: 10)))
    }

    @Test func `a counterclockwise arc between the same angles is the other three quarters`() {
        let path = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(isNear(path.bounds, CGRect(x: -10, y: -10, width: 20, height: 20)))
        #expect(isNear(path.currentPoint, CGPoint(x: 0, y: 10)))
    }

    @Test func `an arc begins with a line from the current point`() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 50, y: 0))
        path.addArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(path.cgPath.path.elements[1] == .line(Point(x: 10, y: 0)))
    }

    // MARK: Segments

    @Test func `without a current point, lines and curves add nothing`() {
        let path = UIBezierPath()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.addQuadCurve(to: CGPoint(x: 1, y: 1), controlPoint: .zero)
        path.addCurve(to: CGPoint(x: 1, y: 1), controlPoint1: .zero, controlPoint2: .zero)
        path.close()
        #expect(path.isEmpty && path.currentPoint == .zero && path.bounds.isNull)
    }

    @Test func `closing returns to the start of the subpath`() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 5, y: 5))
        path.addLine(to: CGPoint(x: 20, y: 5))
        path.addLine(to: CGPoint(x: 20, y: 20))
        #expect(path.currentPoint == CGPoint(x: 20, y: 20))
        path.close()
        #expect(path.currentPoint == CGPoint(x: 5, y: 5))
    }

    @Test func `a point inside a nested shape is inside, except with the even-odd rule`() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        let middle = CGPoint(x: 15, y: 15)
        #expect(path.contains(middle))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(middle) && path.contains(CGPoint(x: 5, y: 5)))
    }

    @Test func `a shape in the other direction is a hole`() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        let hole = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)).reversing()
        #expect(hole.bounds == CGRect(x: 10, y: 10, width: 10, height: 10))
        path.append(hole)
        #expect(!path.contains(CGPoint(x: 15, y: 15)))
    }

    @Test func `an open shape counts as closed when a point is tested`() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 10))
        #expect(path.contains(CGPoint(x: 8, y: 4)) && !path.contains(CGPoint(x: 2, y: 8)))
    }

    @Test func `a transform maps the existing points`() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.apply(CGAffineTransform(scaleX: 2, y: 3))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 20, height: 30))
        #expect(path.cgPath.boundingBox == path.bounds)
    }

    @Test func `all points can be removed; the style is kept`() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.lineWidth = 7
        path.removeAllPoints()
        #expect(path.isEmpty && path.lineWidth == 7)
    }

    // MARK: Style

    @Test func `a line is a point wide by default, with butt caps and miter joins`() {
        let path = UIBezierPath()
        #expect(path.lineWidth == 1 && path.lineCapStyle == .butt && path.lineJoinStyle == .miter)
        #expect(path.miterLimit == 10 && path.flatness == 0.6 && !path.usesEvenOddFillRule)
        var count = -1
        path.getLineDash(nil, count: &count, phase: nil)
        #expect(count == 0)
    }

    @Test func `dashes can be read`() {
        let path = UIBezierPath()
        path.setLineDash([4, 2, 1], count: 3, phase: 5)
        var lengths: [CGFloat] = [0, 0, 0]
        var count = 0
        var phase: CGFloat = 0
        path.getLineDash(&lengths, count: &count, phase: &phase)
        #expect(lengths == [4, 2, 1] && count == 3 && phase == 5)
    }

    @Test func `a copy has the same points and style, and is independent`() throws {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.lineWidth = 3
        path.lineCapStyle = .round
        path.lineJoinStyle = .bevel
        path.miterLimit = 4
        path.usesEvenOddFillRule = true
        path.setLineDash([1], count: 1, phase: 0)
        let copy = try #require(path.copy() as? UIBezierPath)
        path.append(UIBezierPath(rect: CGRect(x: 50, y: 0, width: 10, height: 10)))
        path.lineWidth = 9
        #expect(copy.bounds.width == 10 && copy.lineWidth == 3 && copy.lineCapStyle == .round)
        #expect(copy.lineJoinStyle == .bevel && copy.miterLimit == 4 && copy.usesEvenOddFillRule)
        var count = 0
        copy.getLineDash(nil, count: &count, phase: nil)
        #expect(count == 1)
    }

    // MARK: Drawing

    private let square = Path(Rect(x: 0, y: 0, width: 10, height: 10))

    private func makeSquare() -> UIBezierPath { UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)) }

    private func drawn(_ body: () -> Void) -> [DisplayCommand] {
        CurrentDrawing.record(in: CGRect(x: 0, y: 0, width: 100, height: 100)) { _ in body() }.recording
    }

    @Test func `filling uses the current fill color and the path's rule`() {
        let commands = drawn {
            UIColor.red.setFill()
            UIColor.blue.setStroke()
            let path = makeSquare()
            path.usesEvenOddFillRule = true
            path.fill()
        }
        #expect(commands == [.fill(square, .color(Color(red: 1, green: 0, blue: 0)), evenOdd: true)])
    }

    @Test func `drawing along a path uses the current stroke color and the path's own style`() {
        let commands = drawn {
            UIColor.red.setFill()
            UIColor.blue.setStroke()
            UIGraphicsGetCurrentContext()?.setLineWidth(40)
            let path = makeSquare()
            path.lineWidth = 2
            path.lineCapStyle = .square
            path.lineJoinStyle = .round
            path.miterLimit = 3
            path.setLineDash([4, 1], count: 2, phase: 2)
            path.stroke()
        }
        let style = StrokeStyle(width: 2, cap: .square, join: .round, miterLimit: 3, dash: [4, 1], dashPhase: 2)
        #expect(commands == [.stroke(square, .color(Color(red: 0, green: 0, blue: 1)), style)])
    }

    @Test func `an alpha applies only to its path`() {
        let commands = drawn {
            makeSquare().fill(with: .normal, alpha: 0.5)
            makeSquare().fill()
        }
        let fill = DisplayCommand.fill(square, .color(.black))
        #expect(commands == [.save, .alpha(0.5), fill, .restore, fill])
    }

    @Test func `a path clips later drawing`() {
        #expect(drawn { makeSquare().addClip() } == [.clip(square)])
    }

    @Test func `outside of a context, drawing does nothing`() {
        #expect(UIGraphicsGetCurrentContext() == nil)
        makeSquare().fill()
        makeSquare().stroke()
        makeSquare().addClip()
    }

    @Test(arguments: [(0.0, 2.0), (-0.5, 1.5), (2, 0), (0, 4)], [true, false])
    func `angles a full turn apart make a whole circle in either direction`(angles: (Double, Double), clockwise: Bool) {
        let path = UIBezierPath(
            arcCenter: CGPoint(x: 50, y: 50), radius: 20, startAngle: angles.0 * .pi, endAngle: angles.1 * .pi,
            clockwise: clockwise)
        let bounds = path.bounds
        #expect(abs(bounds.minX - 30) < 0.1 && abs(bounds.maxX - 70) < 0.1)
        #expect(abs(bounds.minY - 30) < 0.1 && abs(bounds.maxY - 70) < 0.1)
    }
}
