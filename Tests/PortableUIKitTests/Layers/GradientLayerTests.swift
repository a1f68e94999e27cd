import CollageTesting
import DisplayList
import LayoutGeometry
import Testing
@_spi(Collage) import PortableUIKit

@MainActor struct GradientLayerTests {
    private func makeLayer(_ colors: [UIColor], size: CGSize = CGSize(width: 100, height: 50)) -> CAGradientLayer {
        let layer = CAGradientLayer()
        layer.frame = CGRect(origin: .zero, size: size)
        layer.colors = colors.map(\.cgColor)
        return layer
    }

    private func gradient(_ layer: CAGradientLayer) throws -> Gradient {
        for case .fill(_, .gradient(let gradient), _) in layer.makeDisplayCommands() { return gradient }
        throw NoGradient()
    }

    private struct NoGradient: Error {}

    @Test func `halfway between black and white is the gray of a gamma of 1.8`() throws {
        let stops = try gradient(makeLayer([.black, .white])).stops
        #expect(stops.first == .init(location: 0, color: .black) && stops.last == .init(location: 1, color: .white))
        let middle = try #require(stops.first { $0.location == 0.5 }).color
        // The middle has 0.5 to the power of 1.8 of the light, 0.287, which is 0.573 in sRGB.
        #expect(abs(middle.red - 0.573) < 0.002 && middle.red == middle.green && middle.alpha == 1)
        #expect(zip(stops, stops.dropFirst()).allSatisfy { $0.location < $1.location && $0.color.red < $1.color.red })
    }

    @Test func `between two parts nothing is further from the mixture than a count of 255`() throws {
        let stops = try gradient(makeLayer([.black, .white])).stops
        for (from, to) in zip(stops, stops.dropFirst()) {
            let exact = GradientMixing.stops([
                .init(location: from.location, color: from.color), .init(location: to.location, color: to.color),
            ])
            for stop in exact {
                let share = (stop.location - from.location) / (to.location - from.location)
                let straight = from.color.red + (to.color.red - from.color.red) * share
                #expect(abs(straight - stop.color.red) < 1 / 255)
            }
        }
    }

    @Test func `only alpha changes linearly, and equal colors don't change in between`() throws {
        let fading = try gradient(makeLayer([.red, .red.withAlphaComponent(0)])).stops
        #expect(fading.allSatisfy { abs($0.color.red - 1) < 1e-9 && abs($0.color.alpha - (1 - $0.location)) < 1e-9 })
        #expect(try gradient(makeLayer([.red, .red])).stops.count == 2)
        let edge = makeLayer([.red, .blue])
        edge.locations = [0.5, 0.5]
        #expect(try gradient(edge).stops.count == 2)
    }

    @Test func `a diagonal axis is laid out in the unit square, which is stretched with the layer`() throws {
        let layer = makeLayer([.black, .white])
        layer.startPoint = .zero
        layer.endPoint = CGPoint(x: 1, y: 1)
        let commands = layer.makeDisplayCommands()
        #expect(commands.contains(.transform(AffineTransform(a: 100, b: 0, c: 0, d: 50, tx: 0, ty: 0))))
        #expect(try gradient(layer).shape == .axial(start: .zero, end: Point(x: 1, y: 1)))
        layer.endPoint = CGPoint(x: 1, y: 0)
        #expect(try gradient(layer).shape == .axial(start: .zero, end: Point(x: 100, y: 0)))
    }
}
