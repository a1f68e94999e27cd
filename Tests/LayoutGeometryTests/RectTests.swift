import LayoutGeometry
import Testing

struct RectTests {
    private let rect = Rect(x: 10, y: 20, width: 30, height: 50)

    @Test func `sides and middles follow from the corner and the size`() {
        #expect(rect.minX == 10 && rect.maxX == 40 && rect.midX == 25)
        #expect(rect.minY == 20 && rect.maxY == 70 && rect.midY == 45)
        #expect(rect.min(.horizontal) == 10 && rect.max(.horizontal) == 40)
        #expect(rect.min(.vertical) == 20 && rect.max(.vertical) == 70)
    }

    @Test func `zero is empty at the origin`() {
        #expect(Rect.zero == Rect(x: 0, y: 0, width: 0, height: 0))
        #expect(Point.zero == Point(x: 0, y: 0) && Size.zero == Size(width: 0, height: 0))
    }

    @Test(arguments: [(0, 5), (5, 0), (-1, 5), (5, -1)])
    func `a rectangle without area is empty`(width: Double, height: Double) {
        #expect(Rect(x: 0, y: 0, width: width, height: height).isEmpty)
        #expect(!Rect(x: 0, y: 0, width: 0.5, height: 0.5).isEmpty)
    }

    @Test func `moving keeps the size`() {
        #expect(rect.offset(x: 1, y: -2) == Rect(x: 11, y: 18, width: 30, height: 50))
    }

    @Test func `insets move the sides inwards`() {
        let insets = Insets(top: 1, leading: 2, bottom: 4, trailing: 8)
        #expect(rect.inset(by: insets) == Rect(x: 12, y: 21, width: 20, height: 45))
        #expect(Rect.zero.inset(by: insets).size == Size(width: -10, height: -5))
    }

    @Test func `a page is mirrored about its middle`() {
        #expect(rect.mirrored(inWidth: 100) == Rect(x: 60, y: 20, width: 30, height: 50))
        #expect(rect.mirrored(inWidth: 100).mirrored(inWidth: 100) == rect)
    }

    @Test func `rectangles that only touch don't intersect`() {
        let neighbors = [
            rect.offset(x: 30, y: 0), rect.offset(x: -30, y: 0), rect.offset(x: 0, y: 50), rect.offset(x: 0, y: -50),
        ]
        for neighbor in neighbors {
            #expect(!rect.intersects(neighbor))
            #expect(rect.intersection(neighbor) == nil)
        }
        let closer = [
            rect.offset(x: 29, y: 0), rect.offset(x: -29, y: 0), rect.offset(x: 0, y: 49), rect.offset(x: 0, y: -49),
        ]
        for other in closer { #expect(rect.intersects(other)) }
    }

    @Test func `the intersection is the area in both rectangles`() {
        let other = Rect(x: 20, y: 0, width: 100, height: 40)
        #expect(rect.intersection(other) == Rect(x: 20, y: 20, width: 20, height: 20))
        #expect(other.intersection(rect) == rect.intersection(other))
        #expect(rect.intersection(rect) == rect)
    }

    @Test func `the union holds both`() {
        let other = Rect(x: 35, y: 0, width: 10, height: 5)
        #expect(rect.union(other) == Rect(x: 10, y: 0, width: 35, height: 70))
        #expect(other.union(rect) == rect.union(other))
    }

    @Test func `the right and bottom sides are outside`() {
        #expect(rect.contains(Point(x: 10, y: 20)))
        #expect(rect.contains(Point(x: 39.5, y: 69.5)))
        for point in [Point(x: 40, y: 30), Point(x: 20, y: 70), Point(x: 9.5, y: 30), Point(x: 20, y: 19.5)] {
            #expect(!rect.contains(point))
        }
    }

    @Test func `points are added and subtracted by coordinates`() {
        #expect(Point(x: 1, y: 2) + Point(x: 10, y: 20) == Point(x: 11, y: 22))
        #expect(Point(x: 1, y: 2) - Point(x: 10, y: 30) == Point(x: -9, y: -28))
    }

    @Test func `lengths that are negative or not numbers are invalid`() {
        #expect(Size.zero.isValid && Size(width: 0.5, height: 0.5).isValid)
        for length in [-0.5, .nan, .infinity] {
            #expect(!Size(width: length, height: 1).isValid)
            #expect(!Size(width: 1, height: length).isValid)
        }
    }

    @Test func `a rectangle without area intersects the rectangle that contains it`() {
        let line = Rect(x: 20, y: 30, width: 0, height: 10)
        #expect(rect.intersects(line) && line.intersects(rect))
        #expect(!line.intersects(line), "but not itself")
        #expect(rect.intersection(line) == line)
        #expect(!rect.intersects(line.offset(x: -10, y: 0)) && !rect.intersects(line.offset(x: 20, y: 0)), "at a side")
    }

    @Test func `two rectangles contain their intersection and are contained in their union`() {
        for x in stride(from: -40.0, through: 40, by: 8) {
            for y in stride(from: -60.0, through: 60, by: 12) {
                let other = rect.offset(x: x, y: y)
                let union = rect.union(other)
                #expect(union.intersection(rect) == rect && union.intersection(other) == other)
                guard let common = rect.intersection(other) else {
                    #expect(!rect.intersects(other))
                    continue
                }
                #expect(rect.intersection(common) == common && other.intersection(common) == common)
                #expect(common.size.width + union.size.width == 2 * rect.size.width)
                #expect(common.size.height + union.size.height == 2 * rect.size.height)
            }
        }
    }

    @Test func `insets and their opposite restore a rectangle`() {
        let insets = Insets(top: 1, leading: 2, bottom: 4, trailing: 8)
        let opposite = Insets(top: -1, leading: -2, bottom: -4, trailing: -8)
        #expect(rect.inset(by: insets).inset(by: opposite) == rect && rect.inset(by: .zero) == rect)
    }
}
