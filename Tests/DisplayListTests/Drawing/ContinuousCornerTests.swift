import DisplayList
import LayoutGeometry
import Testing

struct ContinuousCornerTests {
    private func radii(_ radius: Double) -> CornerRadii {
        var radii = CornerRadii(all: radius)
        radii.isContinuous = true
        return radii
    }

    @Test func `a continuous curve begins farther from the corner than a circle of the same radius`() {
        let path = Path(Rect(x: 0, y: 0, width: 200, height: 200), corners: radii(20))
        guard case .line(let start) = path.elements[1] else {
            Issue.record("no straight edge")
            return
        }
        #expect(abs(start.x - (200 - 20 * 1.528665)) < 1e-6 && start.y == 0)
        #expect(path.bounds?.size == Size(width: 200, height: 200))
    }

    @Test func `the middle of the curve is near that of a circle`() throws {
        let path = Path(Rect(x: 0, y: 0, width: 200, height: 200), corners: radii(20))
        // The three curves of the corner at the top right follow the first straight edge.
        guard case .curve(let from, _, _) = path.elements[2],
            case .curve(let end, let first, let second) = path.elements[3]
        else { throw CancellationError() }
        let x = (from.x + 3 * first.x + 3 * second.x + end.x) / 8
        #expect(abs((200 - x) - 20 * 0.2929) < 0.1)
    }

    @Test func `without space, the curve becomes a circle`() {
        #expect(radii(50).expansion(in: Size(width: 100, height: 100)) == 1)
        #expect(radii(20).expansion(in: Size(width: 50, height: 100)) == 1.25)
        #expect(radii(20).expansion(in: Size(width: 500, height: 500)) == CornerRadii.continuousExpansion)
        #expect(CornerRadii(all: 20).expansion(in: Size(width: 500, height: 500)) == 1)
        let circle = Path(Rect(x: 0, y: 0, width: 100, height: 100), corners: radii(50))
        for element in circle.elements {
            guard case .curve(let end, _, _) = element else { continue }
            let (x, y) = (end.x - 50, end.y - 50)
            #expect(abs((x * x + y * y).squareRoot() - 50) < 0.01)
        }
    }
}
