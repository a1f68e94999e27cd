import CollageTesting
import PortableUIKit
import Testing

/// The blend modes of contexts.
@MainActor @Suite(.device) struct BlendModeTests {
    private typealias RGBA = [Double]

    private let host = TestHost()

    private func bitmap(width: Int) throws -> CGContext {
        try #require(
            CGContext(
                data: nil, width: width, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    }

    /// Returns the premultiplied pixels, with components from 0 to 255.
    private func pixels(of context: CGContext) throws -> [[Int]] {
        let data = UnsafeRawBufferPointer(start: try #require(context.data), count: context.width * 4)
        return (0..<context.width).map { pixel in (0..<4).map { Int(data[pixel * 4 + $0]) } }
    }

    private func isClose(_ pixel: [Int], _ values: [Double]) -> Bool {
        zip(pixel, values).allSatisfy { abs(Double($0) - $1 * 255) <= 2 }
    }

    private static let background: RGBA = [0.8, 0.4, 0.2, 1], source: RGBA = [0.5, 0.6, 0.9, 1]

    /// The functions of the modes that combine each component separately.
    private nonisolated static let functions: [(CGBlendMode, @Sendable (Double, Double) -> Double)] = [
        (.normal, { back, front in front }), (.multiply, { $0 * $1 }), (.screen, { $0 + $1 - $0 * $1 }),
        (.overlay, { back, front in back < 0.5 ? 2 * back * front : 1 - 2 * (1 - back) * (1 - front) }),
        (.darken, { min($0, $1) }), (.lighten, { max($0, $1) }),
        (.colorDodge, { back, front in min(back / (1 - front), 1) }),
        (.colorBurn, { back, front in 1 - min((1 - back) / front, 1) }),
        (.hardLight, { back, front in front < 0.5 ? 2 * back * front : 1 - 2 * (1 - back) * (1 - front) }),
        (.difference, { abs($0 - $1) }), (.exclusion, { $0 + $1 - 2 * $0 * $1 }), (.plusLighter, { min($0 + $1, 1) }),
    ]

    @Test(arguments: functions.indices) func `opaque colors are combined`(_ index: Int) throws {
        let (mode, function) = Self.functions[index], (back, front) = (Self.background, Self.source)
        let context = try bitmap(width: 1)
        context.setFillColor(red: back[0], green: back[1], blue: back[2], alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.setBlendMode(mode)
        context.setFillColor(red: front[0], green: front[1], blue: front[2], alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let expected = (0..<3).map { function(back[$0], front[$0]) } + [1]
        #expect(isClose(try pixels(of: context)[0], expected), "\(mode)")
    }

    /// The factors of the source and the background for the modes that depend on opacity, as functions of the
    /// background's and the source's opacity.
    private nonisolated static let factors: [(CGBlendMode, @Sendable (Double, Double) -> (Double, Double))] = [
        (.clear, { _, _ in (0, 0) }), (.copy, { _, _ in (1, 0) }), (.sourceIn, { back, _ in (back, 0) }),
        (.sourceOut, { back, _ in (1 - back, 0) }), (.sourceAtop, { back, front in (back, 1 - front) }),
        (.destinationOver, { back, _ in (1 - back, 1) }), (.destinationIn, { _, front in (0, front) }),
        (.destinationOut, { _, front in (0, 1 - front) }), (.destinationAtop, { back, front in (1 - back, front) }),
        (.xor, { back, front in (1 - back, 1 - front) }),
    ]

    @Test(arguments: factors.indices, [1, 0.5])
    func `a fill changes opaque and transparent pixels, but only inside it`(_ index: Int, alpha: Double) throws {
        let (mode, factors) = Self.factors[index], (back, front) = (Self.background, Self.source)
        let context = try bitmap(width: 3)
        context.setFillColor(red: back[0], green: back[1], blue: back[2], alpha: 1)
        context.fill([CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 2, y: 0, width: 1, height: 1)])
        context.setBlendMode(mode)
        context.setFillColor(red: front[0], green: front[1], blue: front[2], alpha: alpha)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        let result = try pixels(of: context)
        for (pixel, opacity) in [(0, 1.0), (1, 0)] {
            let (source, background) = factors(opacity, alpha)
            let expected = (0..<4).map { component in
                source * alpha * front[component] + background * opacity * back[component]
            }
            #expect(isClose(result[pixel], expected), "\(mode) \(pixel)")
        }
        #expect(isClose(result[2], back), "\(mode)")
    }

    @Test(arguments: [CGBlendMode.clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop])
    func `an opaque line changes only what it covers`(_ mode: CGBlendMode) throws {
        let context = try bitmap(width: 2)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        context.setBlendMode(mode)
        context.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.setLineWidth(1)
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5)])
        let result = try pixels(of: context)
        let covered: [CGBlendMode: [Int]] = [
            .clear: [0, 0, 0, 0], .copy: [0, 0, 255, 255], .sourceIn: [0, 0, 255, 255], .sourceOut: [0, 0, 0, 0],
        ]
        #expect(result == [covered[mode] ?? [255, 0, 0, 255], [255, 0, 0, 255]])
    }

    @Test func `the mode is part of the state`() throws {
        let context = try bitmap(width: 1)
        let all = CGRect(x: 0, y: 0, width: 1, height: 1)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(all)
        context.saveGState()
        context.setBlendMode(.multiply)
        context.restoreGState()
        context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        context.fill(all)
        #expect(try pixels(of: context) == [[0, 255, 0, 255]])
    }

    @Test func `a part of a bitmap is cleared`() throws {
        let context = try bitmap(width: 2)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        context.clear(CGRect(x: 1, y: 0, width: 1, height: 1))
        #expect(try pixels(of: context) == [[255, 0, 0, 255], [0, 0, 0, 0]])
    }

    @Test func `images and bezier paths are drawn with a blend mode`() throws {
        let size = CGSize(width: 1, height: 1), all = CGRect(origin: .zero, size: size)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: size, format: format)
        let gray = renderer.image { context in
            UIColor(white: 0.5, alpha: 1).setFill()
            context.fill(all)
        }
        let image = renderer.image { context in
            UIColor(red: 0.8, green: 0.4, blue: 0.2, alpha: 1).setFill()
            context.fill(all)
            gray.draw(in: all, blendMode: .multiply, alpha: 1)
            UIColor.white.setFill()
            UIBezierPath(rect: all).fill(with: .difference, alpha: 1)
        }
        let context = try bitmap(width: 1)
        context.draw(try #require(image.cgImage), in: all)
        #expect(isClose(try pixels(of: context)[0], [0.6, 0.8, 0.9, 1]))
    }

    @Test func `drawing in a view blends with the view's own drawing, but not with other views`() throws {
        final class Ring: UIView {
            override func draw(_ rect: CGRect) {
                guard let context = UIGraphicsGetCurrentContext() else { return }
                UIColor.blue.setFill()
                context.fillEllipse(in: bounds)
                context.setBlendMode(.clear)
                context.fillEllipse(in: bounds.insetBy(dx: 20, dy: 20))
            }
        }
        let ring = Ring(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        ring.isOpaque = false
        ring.backgroundColor = .clear
        let back = UIView(frame: host.window.bounds)
        back.backgroundColor = .red
        back.addSubview(ring)
        host.show(back)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100), format: format).image { context in
            back.layer.render(in: context.cgContext)
        }
        let context = try bitmap(width: 100)
        // The row in the middle of the ring.
        context.draw(try #require(image.cgImage), in: CGRect(x: 0, y: -50, width: 100, height: 100))
        let row = try pixels(of: context)
        #expect(row[50] == [255, 0, 0, 255] && isClose(row[10], [0, 0, 1, 1]))
    }
}
