import CollageTesting
import DisplayList
import LayoutGeometry
import Testing
@_spi(Collage) import PortableUIKit

struct ContextTests {
    private let red = Color(red: 1, green: 0, blue: 0)

    private func record(_ body: (CGContext) -> Void) -> [DisplayCommand] {
        CurrentDrawing.record(in: CGRect(x: 0, y: 0, width: 100, height: 100), body).recording
    }

    private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
        Path(Rect(x: x, y: y, width: width, height: height))
    }

    /// The bounding boxes of fills, in the coordinates at that time.
    private func filledBoxes(_ commands: [DisplayCommand]) -> [Rect?] {
        commands.compactMap { command in
            guard case .fill(let path, _, _) = command else { return nil }
            return path.bounds
        }
    }

    // MARK: State

    @Test func `drawing is black and a point wide until something else is set`() {
        let commands = record { context in
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.stroke(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let square = rect(0, 0, 1, 1)
        #expect(commands == [.fill(square, .color(.black)), .stroke(square, .color(.black), StrokeStyle())])
    }

    @Test func `restoring resets colors and line style`() {
        let square = rect(0, 0, 1, 1)
        let commands = record { context in
            context.saveGState()
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.setStrokeColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            context.setLineWidth(5)
            context.setLineCap(.round)
            context.setLineJoin(.bevel)
            context.setMiterLimit(2)
            context.setLineDash(phase: 1, lengths: [3, 4])
            context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.drawPath(using: .fillStroke)
            context.restoreGState()
            context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.drawPath(using: .fillStroke)
        }
        let style = StrokeStyle(width: 5, cap: .round, join: .bevel, miterLimit: 2, dash: [3, 4], dashPhase: 1)
        #expect(
            commands == [
                .save, .fill(square, .color(red)), .stroke(square, .color(red), style), .restore,
                .fill(square, .color(.black)), .stroke(square, .color(.black), StrokeStyle()),
            ])
    }

    @Test func `unbalanced saves are restored at the end, and unbalanced restores are ignored`() {
        #expect(
            record {
                $0.restoreGState()
                $0.saveGState()
                $0.saveGState()
            } == [.save, .save, .restore, .restore])
    }

    @Test func `a later transform applies before the earlier ones`() {
        _ = record { context in
            context.translateBy(x: 10, y: 20)
            context.scaleBy(x: 2, y: 3)
            #expect(CGPoint(x: 1, y: 1).applying(context.ctm) == CGPoint(x: 12, y: 23))
            context.saveGState()
            context.rotate(by: .pi / 2)
            let turned = CGPoint(x: 1, y: 0).applying(context.ctm)
            #expect(abs(turned.x - 10) < 1e-9 && abs(turned.y - 23) < 1e-9)
            context.restoreGState()
            #expect(CGPoint(x: 1, y: 1).applying(context.ctm) == CGPoint(x: 12, y: 23))
        }
    }

    // MARK: Path

    @Test func `painting removes the path`() {
        let square = CGRect(x: 0, y: 0, width: 1, height: 1)
        let paintings: [(CGContext) -> Void] = [
            { $0.fillPath() }, { $0.strokePath() }, { $0.drawPath(using: .eoFill) }, { $0.clip() },
            { $0.fill(square) }, { $0.stroke(square) }, { $0.stroke(square, width: 2) },
            { $0.fillEllipse(in: square) }, { $0.strokeEllipse(in: square) }, { $0.clip(to: square) },
            { $0.strokeLineSegments(between: [.zero, CGPoint(x: 1, y: 1)]) }, { $0.beginPath() },
        ]
        for paint in paintings {
            _ = record { context in
                context.addRect(CGRect(x: 5, y: 5, width: 5, height: 5))
                #expect(context.path?.boundingBox == CGRect(x: 5, y: 5, width: 5, height: 5))
                paint(context)
                #expect(context.path == nil)
            }
        }
    }

    @Test func `the path stays in place when the coordinates move`() {
        let commands = record { context in
            context.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
            context.translateBy(x: 4, y: 5)
            context.scaleBy(x: 2, y: 2)
            context.fillPath()
        }
        #expect(filledBoxes(commands) == [Rect(x: 3, y: 2.5, width: 10, height: 10)])
    }

    @Test func `an ellipse that was added under a scale can be stroked without it, so its line is even`() {
        let commands = record { context in
            context.saveGState()
            context.scaleBy(x: 3, y: 1)
            context.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
            context.restoreGState()
            context.fillPath()
        }
        #expect(filledBoxes(commands) == [Rect(x: 0, y: 0, width: 30, height: 10)])
    }

    @Test func `each mode fills, draws along the path, or does both`() {
        func names(_ mode: CGPathDrawingMode) -> [String] {
            record { context in
                context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
                context.drawPath(using: mode)
            }.map { command in
                switch command {
                case .fill(_, _, let evenOdd): evenOdd ? "even-odd" : "winding"
                case .stroke: "stroke"
                default: "other"
                }
            }
        }
        #expect(names(.fill) == ["winding"] && names(.eoFill) == ["even-odd"] && names(.stroke) == ["stroke"])
        #expect(names(.fillStroke) == ["winding", "stroke"] && names(.eoFillStroke) == ["even-odd", "stroke"])
    }

    @Test func `segments join the points in pairs; a single last one is omitted`() {
        let points = [(0, 0), (1, 0), (5, 5), (6, 5), (9, 9)].map { CGPoint(x: $0.0, y: $0.1) }
        let path = Path([
            .move(Point(x: 0, y: 0)), .line(Point(x: 1, y: 0)), .move(Point(x: 5, y: 5)), .line(Point(x: 6, y: 5)),
        ])
        #expect(
            record { $0.strokeLineSegments(between: points) } == [.stroke(path, .color(.black), StrokeStyle())])
        #expect(record { $0.strokeLineSegments(between: [.zero]) }.isEmpty)
    }

    @Test func `clips are limits in the coordinates where they are set`() {
        let commands = record { context in
            context.clip(to: CGRect(x: 1, y: 2, width: 3, height: 4))
            context.addRect(CGRect(x: 0, y: 0, width: 9, height: 9))
            context.clip(using: .evenOdd)
        }
        #expect(commands == [.clip(rect(1, 2, 3, 4)), .clip(rect(0, 0, 9, 9), evenOdd: true)])
    }

    // MARK: Gradients

    private func makeGradient() throws -> CGGradient {
        let colors = [CGColor.black, CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor.white]
        return try #require(
            CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: nil))
    }

    @Test func `a gradient's colors are evenly spaced unless locations are specified`() throws {
        #expect(try makeGradient().stops.map(\.location) == [0, 0.5, 1])
        let placed = CGGradient(
            colorsSpace: nil, colors: [CGColor.black, CGColor.white], locations: [0.2, 0.9])
        #expect(placed?.stops.map(\.location) == [0.2, 0.9])
        #expect(placed?.stops.map(\.color) == [.black, .white])
    }

    @Test func `a gradient's colors are given by their components`() {
        let gray = CGGradient(
            colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 1, 0.5], locations: [0.25, 1], count: 2)
        #expect(gray?.stops.map(\.location) == [0.25, 1] && gray?.stops.map(\.color.alpha) == [1, 0.5])
        let components: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 1]
        let colors = CGGradient(
            colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: components, locations: nil, count: 2)
        #expect(colors?.stops.map(\.color.blue) == [0, 1] && colors?.stops.map(\.location) == [0, 1])
    }

    @Test func `a gradient without colors, or with other objects, is nil`() {
        #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: [CGColor.black, UIColor.red], locations: nil) == nil)
    }

    @Test func `a linear gradient ends at its points, unless it extends before and after them`() throws {
        let gradient = try makeGradient()
        func box(_ options: CGGradientDrawingOptions) throws -> Rect {
            let commands = record {
                $0.drawLinearGradient(
                    gradient, start: CGPoint(x: 20, y: 50), end: CGPoint(x: 80, y: 50), options: options)
            }
            return try #require(filledBoxes(commands)[0])
        }
        let between = try box([])
        #expect(between.minX == 20 && between.maxX == 80 && between.minY <= 0 && between.maxY >= 100)
        let before = try box(.drawsBeforeStartLocation), after = try box(.drawsAfterEndLocation)
        #expect(before.minX <= 0 && before.maxX == 80)
        #expect(after.minX == 20 && after.maxX >= 100)
    }

    @Test func `a radial gradient ends at its circle, unless it extends beyond it`() throws {
        let gradient = try makeGradient()
        func box(_ options: CGGradientDrawingOptions) -> [Rect?] {
            filledBoxes(
                record {
                    $0.drawRadialGradient(
                        gradient, startCenter: CGPoint(x: 50, y: 50), startRadius: 0,
                        endCenter: CGPoint(x: 50, y: 50), endRadius: 10, options: options)
                })
        }
        #expect(box([]) == [Rect(x: 40, y: 40, width: 20, height: 20)])
        #expect(box(.drawsAfterEndLocation) == [Rect(x: 0, y: 0, width: 100, height: 100)])
    }

    // MARK: Images

    @Test func `a Core Graphics image is upside down in a view's coordinates`() throws {
        let picture = DisplayImage(id: 1, content: .pixels([0, 0, 0, 0]), pixelWidth: 1, pixelHeight: 1)
        let commands = record { $0.draw(CGImage(picture), in: CGRect(x: 10, y: 20, width: 30, height: 40)) }
        guard commands.count == 4, case .transform(let flip) = commands[1] else {
            Issue.record("\(commands)")
            return
        }
        #expect(commands[2] == .image(picture, rect: Rect(x: 10, y: 20, width: 30, height: 40)))
        #expect(flip.apply(Point(x: 10, y: 20)) == Point(x: 10, y: 60))
        #expect(flip.apply(Point(x: 40, y: 60)) == Point(x: 40, y: 20))
    }

    // MARK: The current context

    @Test func `a pushed context is the current one until it is popped`() {
        let (outer, inner) = (CGContext(bounds: .zero), CGContext(bounds: .zero))
        UIGraphicsPushContext(outer)
        UIGraphicsPushContext(inner)
        #expect(UIGraphicsGetCurrentContext() === inner)
        UIGraphicsPopContext()
        #expect(UIGraphicsGetCurrentContext() === outer)
        UIGraphicsPopContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func `rectangles are filled, framed on the inside and clipped to in the current context`() {
        let commands = record { _ in
            UIColor.red.set()
            UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
            UIRectFrame(CGRect(x: 0, y: 0, width: 10, height: 10))
            UIRectClip(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(
            commands == [
                .fill(rect(0, 0, 10, 10), .color(red)),
                .stroke(rect(0.5, 0.5, 9, 9), .color(red), StrokeStyle(width: 1)), .clip(rect(0, 0, 10, 10)),
            ])
    }

    @MainActor
    @Test func `a view draws in its own coordinates and colors, and doesn't draw without a size`() {
        final class Drawing: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.label.setFill()
                UIGraphicsGetCurrentContext()?.fill(rect)
            }
        }
        let view = Drawing(frame: CGRect(x: 50, y: 60, width: 20, height: 10))
        view.overrideUserInterfaceStyle = .dark
        #expect(view.makeDisplayCommands() == [.fill(rect(0, 0, 20, 10), .color(.white))])
        #expect(UIGraphicsGetCurrentContext() == nil)
        view.frame.size.width = 0
        #expect(view.makeDisplayCommands().isEmpty)
    }
}
