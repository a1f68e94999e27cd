import LayoutGeometry
import Testing

struct AxisTests {
    @Test func `each axis has a cross axis`() {
        #expect(Axis.horizontal.perpendicular == .vertical)
        #expect(Axis.vertical.perpendicular == .horizontal)
    }

    @Test func `points have a coordinate on each axis`() {
        var point = Point(x: 1, y: 2)
        #expect(point[.horizontal] == 1 && point[.vertical] == 2)
        point[.horizontal] = 3
        #expect(point == Point(x: 3, y: 2))
        point[.vertical] = 4
        #expect(point == Point(x: 3, y: 4))
    }

    @Test func `sizes have a length on each axis`() {
        var size = Size(width: 1, height: 2)
        #expect(size[.horizontal] == 1 && size[.vertical] == 2)
        size[.horizontal] = 3
        #expect(size == Size(width: 3, height: 2))
        size[.vertical] = 4
        #expect(size == Size(width: 3, height: 4))
    }

    @Test func `insets start and end on each axis`() {
        let insets = Insets(top: 1, leading: 2, bottom: 4, trailing: 8)
        #expect(insets.start(.horizontal) == 2 && insets.end(.horizontal) == 8 && insets.total(.horizontal) == 10)
        #expect(insets.start(.vertical) == 1 && insets.end(.vertical) == 4 && insets.total(.vertical) == 5)
    }

    @Test func `the default insets are zero`() {
        #expect(Insets.zero == Insets(top: 0, leading: 0, bottom: 0, trailing: 0))
        #expect(Insets() == .zero)
    }
}
