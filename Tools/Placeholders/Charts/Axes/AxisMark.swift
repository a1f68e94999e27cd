import SwiftUI

/// A type that serves as the building block of an axis: a grid line, a tick, or a label.
@preconcurrency @MainActor
public protocol AxisMark {
    associatedtype Body: AxisMark

    @AxisMarkBuilder @MainActor var body: Body { get }

    func _add(to parts: inout _AxisParts)
}

/// The parts of an axis at one value.
public struct _AxisParts {
    var parts: [AxisPart] = []
    /// The value, or `nil` for marks whose value is known later.
    let value: AxisValue
}

/// A grid line, a tick, or a label.
struct AxisPart {
    enum Kind {
        case gridLine
        case tick(AxisTick.Length)
        case label(AxisLabelSettings)
    }

    var kind: Kind
    var isCentered: Bool?
    var stroke: StrokeStyle?
    var style: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero
}

/// The settings of a label.
struct AxisLabelSettings {
    /// The content, or `nil` for the formatted value.
    var content: AnyView?
    var anchor: UnitPoint?
    var collisions = AxisValueLabelCollisionResolution.automatic
    var orientation = AxisValueLabelOrientation.automatic
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
}

extension AxisMark {
    @MainActor public func _add(to parts: inout _AxisParts) { body._add(to: &parts) }
}

extension AxisMark where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: AxisMark {
    @MainActor public func _add(to parts: inout _AxisParts) {}
}

/// Axis marks with changed attributes.
nonisolated struct ModifiedAxisMark<Content: AxisMark> {
    let content: Content
    let change: (inout AxisPart) -> Void
}

extension ModifiedAxisMark: AxisMark {
    typealias Body = Never

    @MainActor func _add(to parts: inout _AxisParts) {
        let start = parts.parts.count
        content._add(to: &parts)
        for index in start..<parts.parts.count { change(&parts.parts[index]) }
    }
}

extension AxisMark {
    private nonisolated func part(_ change: @escaping (inout AxisPart) -> Void) -> ModifiedAxisMark<Self> {
        ModifiedAxisMark(content: self, change: change)
    }

    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        part { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
    }

    public nonisolated func font(_ font: Font?) -> some AxisMark { part { if $0.font == nil { $0.font = font } } }

    public nonisolated func offset(_ offset: CGSize) -> some AxisMark {
        part { $0.offset = CGSize(width: $0.offset.width + offset.width, height: $0.offset.height + offset.height) }
    }

    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        offset(CGSize(width: x, height: y))
    }
}

/// A type-erased axis mark.
public nonisolated struct AnyAxisMark {
    private let content: any AxisMark

    public init(_ content: some AxisMark) { self.content = content }
}

extension AnyAxisMark: AxisMark {
    public typealias Body = Never

    @MainActor public func _add(to parts: inout _AxisParts) { content._add(to: &parts) }
}

/// A result builder that constructs axis marks.
@resultBuilder
public struct AxisMarkBuilder {
    public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
    public static func buildBlock() -> some AxisMark { TupleAxisMark<Void>(parts: []) }
    public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> some AxisMark {
        var parts: [any AxisMark] = []
        repeat parts.append(each content)
        return TupleAxisMark<(repeat each Content)>(parts: parts)
    }

    public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: AxisMark, Second: AxisMark>(
        first: First
    ) -> BuilderConditional<First, Second> { BuilderConditional(content: .first(first)) }

    public static func buildEither<First: AxisMark, Second: AxisMark>(
        second: Second
    ) -> BuilderConditional<First, Second> { BuilderConditional(content: .second(second)) }

    public static func buildLimitedAvailability(_ content: some AxisMark) -> AnyAxisMark { AnyAxisMark(content) }
}

nonisolated struct TupleAxisMark<T> {
    let parts: [any AxisMark]
}

extension TupleAxisMark: AxisMark {
    typealias Body = Never

    @MainActor func _add(to all: inout _AxisParts) {
        for part in parts { part._add(to: &all) }
    }
}

extension Optional: AxisMark where Wrapped: AxisMark {
    @MainActor public func _add(to parts: inout _AxisParts) { self?._add(to: &parts) }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
    @MainActor public func _add(to parts: inout _AxisParts) {
        switch content {
        case .first(let content): content._add(to: &parts)
        case .second(let content): content._add(to: &parts)
        }
    }
}
