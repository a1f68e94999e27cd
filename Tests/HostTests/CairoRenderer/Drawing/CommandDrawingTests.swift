import CairoRenderer
import DisplayList
import LayoutGeometry
import Testing

struct CommandDrawingTests {
    private let all = Rect(x: 0, y: 0, width: 20, height: 20)

    private func run(_ commands: [DisplayCommand], scale: Double = 1) throws -> DecodedImage {
        try draw(node(0, 0, 20, 20, commands: commands), scale: scale)
    }

    private func gradient(_ shape: Gradient.Shape, _ stops: [(Double, Color)]) -> DisplayCommand {
        let stops = stops.map { Gradient.Stop(location: $0.0, color: $0.1) }
        return .fill(Path(all), .gradient(Gradient(shape: shape, stops: stops)))
    }

    @Test func `axial gradients run from end to end`() throws {
        let shape = Gradient.Shape.axial(start: Point(x: 5, y: 0), end: Point(x: 15, y: 0))
        let image = try run([gradient(shape, [(0, .red), (1, .blue)])])
        #expect(image[0, 3] == Pixel(255, 0, 0))
        #expect(image[19, 3] == Pixel(0, 0, 255))
        #expect(image[10, 3].isNear(Pixel(115, 0, 140), within: 4))
    }

    @Test func `radial gradients are ellipses`() throws {
        let shape = Gradient.Shape.radial(center: Point(x: 10, y: 10), radii: Size(width: 10, height: 5))
        let image = try run([gradient(shape, [(0, .red), (1, .blue)])])
        #expect(image[10, 10].red > 220)
        #expect(image[10, 16] == Pixel(0, 0, 255))
        // Pixels are sampled at their centers: 0.56 of the way to the side, and half of the way down.
        #expect(image[15, 10].isNear(Pixel(112, 0, 143), within: 4))
        #expect(image[10, 12].isNear(Pixel(127, 0, 128), within: 4))
    }

    @Test func `conic gradients are clockwise from their angle`() throws {
        let shape = Gradient.Shape.conic(center: Point(x: 10, y: 10), angle: 0)
        let image = try run([gradient(shape, [(0, .red), (0.5, .green), (1, .blue)])], scale: 3)
        #expect(image.coverage == 3600)
        #expect(image[58, 31].isNear(Pixel(253, 2, 0), within: 6))
        #expect(image[1, 30].isNear(Pixel(0, 254, 0), within: 6))
        #expect(image[58, 28].isNear(Pixel(0, 2, 253), within: 6))
        #expect(image[30, 58].isNear(Pixel(128, 128, 0), within: 6))
    }

    /// Lengths from 0 to the largest numbers.
    private static let extremes = [0, 1e-300, 1e-9, 1, 1e4, 1e6, 1e9, 1e15, 1e300, Double.infinity, .nan, -1e6, -1e300]

    @Test(arguments: extremes, extremes)
    func `extreme gradients are drawn in finite time`(x: Double, y: Double) throws {
        let (near, far) = (Point(x: 10, y: 10), Point(x: x, y: y))
        let shapes: [Gradient.Shape] = [
            .axial(start: near, end: far), .axial(start: far, end: near), .axial(start: far, end: Point(x: y, y: x)),
            .radial(center: near, radii: Size(width: x, height: y)),
            .radial(center: far, radii: Size(width: 9, height: 9)),
            .radial(center: far, radii: Size(width: x, height: y)),
            .conic(center: far, angle: 1), .conic(center: near, angle: x),
        ]
        for shape in shapes {
            #expect(try run([gradient(shape, [(0, .red), (0.5, .green), (1, .blue)])]).coverage <= 400)
            let large = Path(Rect(x: -1e7, y: -1e7, width: 2e7, height: 2e7))
            let stops = [Gradient.Stop(location: 0, color: .red), Gradient.Stop(location: 1, color: .blue)]
            #expect(try run([.fill(large, .gradient(Gradient(shape: shape, stops: stops)))]).coverage <= 400)
        }
    }

    @Test func `a conic gradient around a point far away is a strip of its sector`() throws {
        // From 10,000 points to the left, the screen is around the angle 0, where the last color meets the first.
        let shape = Gradient.Shape.conic(center: Point(x: -10_000, y: 10), angle: 0)
        let image = try run([gradient(shape, [(0, .red), (0.5, .green), (1, .blue)])])
        #expect(image[10, 15].isNear(Pixel(255, 0, 0)) && image[10, 5].isNear(Pixel(0, 0, 255)))
        let quarter = Gradient.Shape.conic(center: Point(x: 10, y: -1e6), angle: 0)
        let other = try run([gradient(quarter, [(0, .red), (0.5, .green), (1, .blue)])])
        #expect(other[3, 10].isNear(Pixel(128, 128, 0)) && other[17, 10].isNear(Pixel(128, 128, 0)))
    }

    @Test func `gradients without colors or length don't fail`() throws {
        let here = Point(x: 5, y: 5)
        #expect(try run([gradient(.axial(start: here, end: here), [(0, .red), (1, .blue)])])[0, 0] == Pixel(0, 0, 255))
        #expect(try run([gradient(.axial(start: .zero, end: here), [])]).coverage == 0)
        let flat = Gradient.Shape.radial(center: here, radii: Size(width: 0, height: 5))
        #expect(try run([gradient(flat, [(0, .red)])])[9, 9] == Pixel(255, 0, 0))
    }

    @Test func `saved state is restored`() throws {
        let image = try run([
            .save, .clip(Path(Rect(x: 0, y: 0, width: 5, height: 20))), .alpha(0.5),
            .transform(AffineTransform(translationX: 0, y: 10)), .fill(Path(all), .color(.red)), .restore,
            .fill(Path(Rect(x: 10, y: 0, width: 5, height: 5)), .color(.red)), .restore, .restore,
        ])
        #expect(image[2, 12].isNear(Pixel(128, 0, 0, 128), within: 1))
        #expect(image[2, 5] == .clear)
        #expect(image[12, 2] == Pixel(255, 0, 0))
    }

    @Test func `unbalanced saves end with their node`() throws {
        let image = try draw(
            node(0, 0, 20, 20, commands: [.save, .save, .clip(Path(Rect(x: 0, y: 0, width: 1, height: 1)))]),
            node(0, 0, 20, 20, color: .red))
        #expect(image.coverage == 400)
    }

    @Test func `the even-odd rule leaves holes`() throws {
        let ring = Path(Path(all).elements + Path(Rect(x: 5, y: 5, width: 10, height: 10)).elements)
        #expect(try run([.fill(ring, .color(.red), evenOdd: true)]).coverage == 300)
        #expect(try run([.fill(ring, .color(.red))]).coverage == 400)
    }

    @Test func `strokes have their width`() throws {
        let line = Path([.move(Point(x: 0, y: 10)), .line(Point(x: 20, y: 10))])
        #expect(try run([.stroke(line, .color(.red), StrokeStyle(width: 4))]).coverage == 80)
        #expect(try run([.stroke(line, .color(.red), StrokeStyle(width: 4, dash: [5, 5]))]).coverage == 40)
        for dash in [[0.0, 0], [-1, 2], [.nan]] {
            #expect(try run([.stroke(line, .color(.red), StrokeStyle(width: 4, dash: dash))]).coverage == 80)
        }
    }

    @Test func `paths without numbers are skipped`() throws {
        let bad = Path([.move(.zero), .line(Point(x: .nan, y: 3)), .line(Point(x: 3, y: 3)), .close])
        let image = try run([.fill(bad, .color(.blue)), .fill(Path(all), .color(.red))])
        #expect(image[5, 5] == Pixel(255, 0, 0))
    }

    @Test func `a transform that flattens hides the following drawing until it is undone`() throws {
        let flat = AffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
        let small = Path(Rect(x: 0, y: 0, width: 2, height: 2))
        let image = try run([
            .save, .transform(flat), .fill(Path(all), .color(.blue)), .restore, .fill(small, .color(.red)),
        ])
        #expect(image.coverage == 4)
    }
}
