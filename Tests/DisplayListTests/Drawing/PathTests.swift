import DisplayList
import LayoutGeometry
import Testing

struct PathTests {
    @Test func `a rectangle is recognized`() {
        let rect = Rect(x: 3, y: -4, width: 10, height: 20)
        #expect(Path(rect).uprightRect == rect)
        #expect(Path(rect, corners: .zero).uprightRect == rect)
        #expect(Path(rect, corners: CornerRadii(all: 2)).uprightRect == nil)
        #expect(Path([.move(.zero), .line(Point(x: 1, y: 1)), .close]).uprightRect == nil)
    }

    @Test func `radii that overlap are scaled down together`() {
        let radii = CornerRadii(topLeft: 30, topRight: 10, bottomRight: 0, bottomLeft: 0)
        #expect(
            radii.limited(to: Size(width: 20, height: 100))
                == CornerRadii(topLeft: 15, topRight: 5, bottomRight: 0, bottomLeft: 0))
        #expect(CornerRadii(all: 50).limited(to: Size(width: 40, height: 20)) == CornerRadii(all: 10))
        #expect(CornerRadii(all: -5).limited(to: Size(width: 40, height: 20)) == .zero)
        #expect(CornerRadii(all: 5).limited(to: .zero) == .zero)
    }

    @Test func `rounded corners are quarter circles`() {
        let path = Path(Rect(x: 0, y: 0, width: 100, height: 100), corners: CornerRadii(all: 20))
        guard case .curve(let end, let first, let second) = path.elements[2] else {
            Issue.record("a curve comes after the top side")
            return
        }
        #expect(end == Point(x: 100, y: 20))
        #expect(first.y == 0 && second.x == 100)
        // The middle of the curve is on the circle around (80, 20).
        let x = (80 + 3 * first.x + 3 * second.x + end.x) / 8
        let y = (0 + 3 * first.y + 3 * second.y + end.y) / 8
        let distance = ((x - 80) * (x - 80) + (y - 20) * (y - 20)).squareRoot()
        #expect(abs(distance - 20) < 0.01)
    }
}
