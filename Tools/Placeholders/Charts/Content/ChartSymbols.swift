import SwiftUI

/// A type that represents a shape that can be used as a symbol in a chart.
public protocol ChartSymbolShape: Shape {
    /// The rectangle that a symbol covers so that symbols of the same size look equally large.
    var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
    // Outlines of different symbols have one type, so that they can be values of one dictionary literal.
    public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> AnyChartSymbolShape {
        strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
    }

    public nonisolated func strokeBorder(style: StrokeStyle) -> AnyChartSymbolShape {
        AnyChartSymbolShape(StrokedSymbolShape(shape: self, style: style))
    }
}

/// The outline of a symbol.
struct StrokedSymbolShape<Base: ChartSymbolShape>: ChartSymbolShape {
    let shape: Base
    let style: StrokeStyle

    var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

    func path(in rect: CGRect) -> Path {
        shape.path(in: rect.insetBy(dx: style.lineWidth / 2, dy: style.lineWidth / 2)).strokedPath(style)
    }
}

/// A type-erased symbol shape.
public struct AnyChartSymbolShape: ChartSymbolShape {
    private let shape: any ChartSymbolShape

    public init<S: ChartSymbolShape>(_ shape: S) { self.shape = shape }

    public var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// The basic shapes of symbols.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
    enum Content: CaseIterable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }

    let content: Content

    public static let circle = BasicChartSymbolShape(content: .circle)
    public static let square = BasicChartSymbolShape(content: .square)
    public static let triangle = BasicChartSymbolShape(content: .triangle)
    public static let diamond = BasicChartSymbolShape(content: .diamond)
    public static let pentagon = BasicChartSymbolShape(content: .pentagon)
    public static let plus = BasicChartSymbolShape(content: .plus)
    public static let cross = BasicChartSymbolShape(content: .cross)
    public static let asterisk = BasicChartSymbolShape(content: .asterisk)

    /// The shapes that charts use for different values, in their order.
    static let automatic: [BasicChartSymbolShape] = [
        .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
    ]

    public var perceptualUnitRect: CGRect {
        let scale: CGFloat =
            switch content {
            case .circle, .pentagon: 1
            case .square: 0.886
            case .triangle, .diamond, .plus, .cross, .asterisk: 1.15
            }
        return CGRect(x: (1 - scale) / 2, y: (1 - scale) / 2, width: scale, height: scale)
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        switch content {
        case .circle: Path(ellipseIn: rect)
        case .square: Path(rect)
        case .triangle: polygon(3, in: rect.offsetBy(dx: 0, dy: rect.height * 0.1))
        case .diamond: polygon(4, in: rect)
        case .pentagon: polygon(5, in: rect)
        case .plus: rays(4, from: 0, in: rect)
        case .cross: rays(4, from: .pi / 4, in: rect)
        case .asterisk: rays(6, from: .pi / 2, in: rect)
        }
    }

    private nonisolated func point(_ angle: CGFloat, in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.midX + cos(angle) * rect.width / 2, y: rect.midY + sin(angle) * rect.height / 2)
    }

    private nonisolated func polygon(_ corners: Int, in rect: CGRect) -> Path {
        Path { path in
            path.addLines(
                (0..<corners).map { point(CGFloat($0) * 2 * .pi / CGFloat(corners) - .pi / 2, in: rect) })
            path.closeSubpath()
        }
    }

    private nonisolated func rays(_ count: Int, from start: CGFloat, in rect: CGRect) -> Path {
        let lines = Path { path in
            for index in 0..<count {
                path.move(to: CGPoint(x: rect.midX, y: rect.midY))
                path.addLine(to: point(start + CGFloat(index) * 2 * .pi / CGFloat(count), in: rect))
            }
        }
        return lines.strokedPath(StrokeStyle(lineWidth: rect.width * 0.25))
    }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(content: .circle) }
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape(content: .square) }
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(content: .triangle) }
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(content: .diamond) }
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(content: .pentagon) }
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(content: .plus) }
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(content: .cross) }
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(content: .asterisk) }
}

/// Modifiers for the symbols of marks.
extension ChartContent {
    public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        attributes { if $0.symbol == nil { $0.symbol = .shape(AnyChartSymbolShape(symbol)) } }
    }

    public nonisolated func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        attributes { if $0.symbolValue == nil { $0.symbolValue = value.value } }
    }

    public nonisolated func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = symbol()
        return attributes { if $0.symbol == nil { $0.symbol = .view(AnyView(view)) } }
    }

    public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent {
        attributes { if $0.symbolExtent == nil { $0.symbolExtent = size } }
    }

    public nonisolated func symbolSize(_ size: CGFloat) -> some ChartContent {
        attributes { if $0.symbolSize == nil { $0.symbolSize = size } }
    }

    public nonisolated func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        attributes { if $0.symbolSizeValue == nil { $0.symbolSizeValue = value.value } }
    }
}

extension Circle: ChartSymbolShape {
    public nonisolated var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}
