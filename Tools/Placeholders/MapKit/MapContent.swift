import SwiftUI

/// A type that represents part of a map, such as a marker.
@preconcurrency @MainActor
public protocol MapContent {
    associatedtype Body: MapContent

    @MapContentBuilder var body: Body { get }
    /// The views of the content in a placeholder.
    var _mapItems: [AnyView] { get }
}

extension MapContent {
    public var _mapItems: [AnyView] { body._mapItems }
}

extension MapContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: MapContent {
    public var _mapItems: [AnyView] { [] }
}

@resultBuilder
public struct MapContentBuilder {
    public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
    @MainActor public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
    public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }

    @MainActor
    public static func buildBlock<each Content: MapContent>(
        _ content: repeat each Content
    ) -> TupleMapContent<(repeat each Content)> {
        var items: [AnyView] = []
        repeat items += (each content)._mapItems
        return TupleMapContent(_mapItems: items)
    }

    public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }

    @MainActor
    public static func buildEither<TrueContent: MapContent, FalseContent: MapContent>(
        first: TrueContent
    ) -> ConditionalMapContent<TrueContent, FalseContent> { ConditionalMapContent(_mapItems: first._mapItems) }

    @MainActor
    public static func buildEither<TrueContent: MapContent, FalseContent: MapContent>(
        second: FalseContent
    ) -> ConditionalMapContent<TrueContent, FalseContent> { ConditionalMapContent(_mapItems: second._mapItems) }

    @MainActor
    public static func buildLimitedAvailability(_ content: some MapContent) -> AnyMapContent { AnyMapContent(content) }
}

public struct TupleMapContent<T>: MapContent {
    public let _mapItems: [AnyView]
    public var body: Never { fatalError("TupleMapContent has no body.") }
}

public struct ConditionalMapContent<TrueContent: MapContent, FalseContent: MapContent>: MapContent {
    public let _mapItems: [AnyView]
    public var body: Never { fatalError("ConditionalMapContent has no body.") }
}

public struct AnyMapContent: MapContent {
    public let _mapItems: [AnyView]
    public var body: Never { fatalError("AnyMapContent has no body.") }

    public init<Content: MapContent>(_ base: Content) { _mapItems = base._mapItems }
}

public struct EmptyMapContent: MapContent {
    public init() {}

    public var _mapItems: [AnyView] { [] }
    public var body: Never { fatalError("EmptyMapContent has no body.") }
}

extension Optional: MapContent where Wrapped: MapContent {
    public var _mapItems: [AnyView] { self?._mapItems ?? [] }
    public var body: Never { fatalError("Optional has no body.") }
}

/// The content that `ForEach` and `Group` have in a map. It's also a view, which they require.
public nonisolated struct _MapElement<Content: MapContent> {
    let content: Content
}

extension _MapElement: MapContent, View {
    @MainActor public var _mapItems: [AnyView] { content._mapItems }
    @MainActor public var body: Never { return fatalError("_MapElement has no body.") }
}

extension ForEach: MapContent where Content: MapContent {
    public var _mapItems: [AnyView] { data.reduce(into: []) { $0 += content($1)._mapItems } }
}

extension ForEach {
    public init<C: MapContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == _MapElement<C> { self.init(data, id: id) { _MapElement(content: content($0)) } }

    public init<C: MapContent>(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> C)
    where ID == Data.Element.ID, Data.Element: Identifiable, Content == _MapElement<C> {
        self.init(data) { _MapElement(content: content($0)) }
    }
}

extension Group: MapContent where Content: MapContent {
    /// The items of the content, which isn't public.
    @MainActor public var _mapItems: [AnyView] {
        (Mirror(reflecting: self).children.first?.value as? any MapContent)?._mapItems ?? []
    }
}

extension Group {
    @MainActor
    public init<C: MapContent>(@MapContentBuilder content: () -> C) where Content == _MapElement<C> {
        let element = _MapElement(content: content())
        self.init { element }
    }
}

/// Content with a modifier, which has no effect in a placeholder.
public struct _ModifiedMapContent<Content: MapContent>: MapContent {
    let content: Content

    public var _mapItems: [AnyView] { content._mapItems }
    public var body: Never { fatalError("_ModifiedMapContent has no body.") }
}

extension MapContent {
    public func tag<V: Hashable>(_ tag: V) -> some MapContent { _ModifiedMapContent(content: self) }
    public func tint(_ tint: some ShapeStyle) -> some MapContent { _ModifiedMapContent(content: self) }
    public func annotationTitles(_ visibility: Visibility) -> some MapContent { _ModifiedMapContent(content: self) }
    public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { _ModifiedMapContent(content: self) }
    public func foregroundStyle(_ content: some ShapeStyle) -> some MapContent { _ModifiedMapContent(content: self) }
    public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent {
        _ModifiedMapContent(content: self)
    }
    public func stroke(lineWidth: CGFloat) -> some MapContent { _ModifiedMapContent(content: self) }
    public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some MapContent {
        _ModifiedMapContent(content: self)
    }
    public func strokeStyle(style: StrokeStyle) -> some MapContent { _ModifiedMapContent(content: self) }
    public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { _ModifiedMapContent(content: self) }
}
