import CollageTesting
import DisplayList
import LayoutGeometry
import Testing

struct PathTests {
    @Test func `the bounding box contains the control points, and the path's box contains only the line`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 40, y: 0), control: CGPoint(x: 20, y: 20))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 40, height: 20))
        // A parabola rises half as high as its control point.
        let box = path.boundingBoxOfPath
        #expect(box.minX == 0 && box.width == 40 && abs(box.height - 10) < 1e-9)
    }

    @Test func `an empty path has a null box and begins at the origin`() {
        let path = CGMutablePath()
        #expect(path.isEmpty && path.boundingBox.isNull && path.boundingBoxOfPath.isNull)
        #expect(path.currentPoint == .zero)
    }

    @Test func `shapes are added in the coordinates of a transform`() {
        var double = CGAffineTransform(scaleX: 2, y: 2)
        let rect = CGRect(x: 1, y: 1, width: 10, height: 10)
        let doubled = CGRect(x: 2, y: 2, width: 20, height: 20)
        #expect(CGPath(rect: rect, transform: &double).boundingBox == doubled)
        #expect(CGPath(ellipseIn: rect, transform: &double).boundingBoxOfPath == doubled)
        #expect(CGPath(rect: rect, transform: nil).copy(using: &double)?.boundingBox == doubled)
        let path = CGMutablePath()
        path.addRect(rect, transform: double)
        path.addLine(to: CGPoint(x: 50, y: 50), transform: double)
        #expect(path.currentPoint == CGPoint(x: 100, y: 100))
        #expect(path.boundingBox == CGRect(x: 2, y: 2, width: 98, height: 98))
    }

    @Test func `corners may be elliptic, at most half a side long`() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
        let path = CGPath(roundedRect: rect, cornerWidth: 40, cornerHeight: 10, transform: nil)
        #expect(path.boundingBoxOfPath == rect)
        // On the ellipse of the corner: x = 40 (1 - cos 45°), y = 10 (1 - sin 45°).
        #expect(path.contains(CGPoint(x: 12, y: 3.1)) && !path.contains(CGPoint(x: 11, y: 2.8)))
        let ellipse = CGPath(roundedRect: rect, cornerWidth: 500, cornerHeight: 500, transform: nil)
        #expect(ellipse.boundingBoxOfPath == rect && !ellipse.contains(CGPoint(x: 14, y: 5)))
    }

    @Test func `clockwise is counterclockwise in a view, because its y axis points down`() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        let quarter = path.boundingBoxOfPath
        #expect(abs(quarter.minX) < 0.01 && abs(quarter.minY) < 0.01)
        let rest = CGMutablePath()
        rest.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(rest.boundingBoxOfPath.minX + 10) < 0.01)
    }

    @Test func `a transformed arc also begins with a line from the current point`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(
            center: .zero, radius: 5, startAngle: 0, endAngle: 1, clockwise: false,
            transform: CGAffineTransform(translationX: 100, y: 0))
        #expect(path.path.elements[1] == .line(Point(x: 105, y: 0)))
    }

    @Test func `lines between points begin at the first`() {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 1), CGPoint(x: 2, y: 3)])
        let elements: [Path.Element] = [.move(Point(x: 1, y: 1)), .line(Point(x: 2, y: 1)), .line(Point(x: 2, y: 3))]
        #expect(path.path.elements == elements)
        path.addLines(between: [])
        #expect(path.path.elements.count == 3)
    }

    @Test func `copies don't change with the original path`() throws {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        let copy = try #require(path.copy())
        let mutable = try #require(path.mutableCopy())
        #expect(copy == path && copy.hashValue == path.hashValue)
        path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
        mutable.closeSubpath()
        #expect(copy != path && copy.boundingBox.width == 10 && mutable.boundingBox.width == 10)
    }
}
