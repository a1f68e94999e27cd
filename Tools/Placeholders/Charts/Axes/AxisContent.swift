import SwiftUI

/// A type that represents the elements of a chart's axis.
@preconcurrency @MainActor
public protocol AxisContent {
    associatedtype Body: AxisContent

    @AxisContentBuilder @MainActor var body: Body { get }

    func _add(to axes: inout _Axes)
}

/// The groups of an axis's marks.
public struct _Axes {
    var axes: [AxisDescription] = []
}

extension AxisContent {
    @MainActor public func _add(to axes: inout _Axes) { body._add(to: &axes) }
}

extension AxisContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: AxisContent {
    @MainActor public func _add(to axes: inout _Axes) {}
}

/// A type-erased axis content.
public nonisolated struct AnyAxisContent {
    private let content: any AxisContent

    public init(_ content: some AxisContent) { self.content = content }
}

extension AnyAxisContent: AxisContent {
    public typealias Body = Never

    @MainActor public func _add(to axes: inout _Axes) { content._add(to: &axes) }
}

extension AxisContent {
    public nonisolated func compositingLayer() -> some AxisContent { AnyAxisContent(self) }
}

/// A result builder that constructs axis content.
@resultBuilder
public struct AxisContentBuilder {
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
    public static func buildBlock() -> some AxisContent { TupleAxisContent<Void>(parts: []) }
    public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> some AxisContent {
        var parts: [any AxisContent] = []
        repeat parts.append(each content)
        return TupleAxisContent<(repeat each Content)>(parts: parts)
    }

    public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: AxisContent, Second: AxisContent>(
        first: First
    ) -> BuilderConditional<First, Second> { BuilderConditional(content: .first(first)) }

    public static func buildEither<First: AxisContent, Second: AxisContent>(
        second: Second
    ) -> BuilderConditional<First, Second> { BuilderConditional(content: .second(second)) }

    public static func buildLimitedAvailability(_ content: some AxisContent) -> AnyAxisContent {
        AnyAxisContent(content)
    }
}

nonisolated struct TupleAxisContent<T> {
    let parts: [any AxisContent]
}

extension TupleAxisContent: AxisContent {
    typealias Body = Never

    @MainActor func _add(to axes: inout _Axes) {
        for part in parts { part._add(to: &axes) }
    }
}

extension Optional: AxisContent where Wrapped: AxisContent {
    @MainActor public func _add(to axes: inout _Axes) { self?._add(to: &axes) }
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
    @MainActor public func _add(to axes: inout _Axes) {
        switch content {
        case .first(let content): content._add(to: &axes)
        case .second(let content): content._add(to: &axes)
        }
    }
}
