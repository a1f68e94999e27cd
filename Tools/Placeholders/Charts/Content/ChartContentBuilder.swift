import SwiftUI

/// A result builder that you use to compose the contents of a chart.
@resultBuilder
public struct ChartContentBuilder {
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
    public static func buildBlock() -> some ChartContent { TupleChartContent<Void>(parts: []) }
    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: ChartContent>(
        _ content: repeat each Content
    ) -> some ChartContent {
        var parts: [any ChartContent] = []
        repeat parts.append(each content)
        return TupleChartContent<(repeat each Content)>(parts: parts)
    }

    public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: ChartContent, Second: ChartContent>(
        first: First
    ) -> BuilderConditional<First, Second> { BuilderConditional(content: .first(first)) }

    public static func buildEither<First: ChartContent, Second: ChartContent>(
        second: Second
    ) -> BuilderConditional<First, Second> { BuilderConditional(content: .second(second)) }

    public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
        AnyChartContent(content)
    }
}

/// The content of a block with several expressions.
nonisolated struct TupleChartContent<T> {
    let parts: [any ChartContent]
}

extension TupleChartContent: ChartContent {
    typealias Body = Never

    @MainActor func _add(to marks: inout _Marks) {
        for part in parts { part._add(to: &marks) }
    }
}

/// The content of a condition.
public nonisolated struct BuilderConditional<TrueContent, FalseContent> {
    enum Content {
        case first(TrueContent)
        case second(FalseContent)
    }

    let content: Content
}

extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
    public typealias Body = Never

    @MainActor public func _add(to marks: inout _Marks) {
        switch content {
        case .first(let content): content._add(to: &marks)
        case .second(let content): content._add(to: &marks)
        }
    }

    public var body: Never { fatalError("BuilderConditional has no body.") }
}

extension Optional: ChartContent where Wrapped: ChartContent {
    public typealias Body = Never

    @MainActor public func _add(to marks: inout _Marks) { self?._add(to: &marks) }

    public var body: Never { fatalError("Optional has no body.") }
}

/// The content of `ForEach` and `Group` in a chart. It's also a view, because they require one.
public nonisolated struct _ChartElement<Content: ChartContent> {
    let content: Content
}

extension _ChartElement: ChartContent, View {
    public typealias Body = Never

    @MainActor public func _add(to marks: inout _Marks) { content._add(to: &marks) }

    @MainActor public var body: Never { return fatalError("_ChartElement has no body.") }
}

extension ForEach: ChartContent where Content: ChartContent {
    @MainActor public func _add(to marks: inout _Marks) {
        for element in data { content(element)._add(to: &marks) }
    }
}

extension ForEach {
    public nonisolated init<C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == _ChartElement<C> { self.init(data, id: id) { _ChartElement(content: content($0)) } }

    public nonisolated init<C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where ID == Data.Element.ID, Data.Element: Identifiable, Content == _ChartElement<C> {
        self.init(data) { _ChartElement(content: content($0)) }
    }
}

extension ForEach where Data == Range<Int>, ID == Int {
    public nonisolated init<C: ChartContent>(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> C)
    where Content == _ChartElement<C> { self.init(data) { _ChartElement(content: content($0)) } }
}

extension Group: ChartContent where Content: ChartContent {
    /// Adds the marks of the content, which isn't public.
    @MainActor public func _add(to marks: inout _Marks) {
        for child in Mirror(reflecting: self).children { (child.value as? any ChartContent)?._add(to: &marks) }
    }
}

extension Group {
    public nonisolated init<C: ChartContent>(@ChartContentBuilder content: () -> C) where Content == _ChartElement<C> {
        let element = _ChartElement(content: content())
        self.init { element }
    }
}
