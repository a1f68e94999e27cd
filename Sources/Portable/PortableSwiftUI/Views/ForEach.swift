/// A structure that creates a view for each element of a collection.
///
/// Views are identified by the ids of their elements: they keep their state when an element moves, and lose it when the
/// element is removed. Duplicate ids are logged, and their views have separate state.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The data.
    public var data: Data
    /// A closure that returns the view for an element.
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
}

extension ForEach: View, PrimitiveView where Content: View {
    /// Creates the node of the view.
    public static func _makeNode(_ view: ForEach, _ inputs: _ViewInputs) -> _ViewNode<ForEach> {
        nodeReadingItems(view, inputs) ?? ForEachNode(view, inputs)
    }

    /// Returns the number of items that the view contributes to its container, or `nil` if its type doesn't determine
    /// it.
    public static func _viewCount(_ inputs: _ViewCountInputs) -> Int? { nil }

    /// Creates views for elements that are identified by a key path.
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
        self.id = { $0[keyPath: id] }
    }

    /// Creates views for identifiable elements.
    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.data = data
        self.content = content
        id = \.id
    }

    /// Creates views for bindings to identifiable elements. After an element is removed, its binding keeps its last
    /// value and ignores writes.
    public nonisolated init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C.Element: Identifiable {
        self.init(data, id: \.id, content: content)
    }

    /// Creates views for bindings to elements that are identified by a key path.
    public nonisolated init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
        let elements = data.wrappedValue
        self.data = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
        self.content = { content(Binding(location: ElementLocation(data.location, $0.0, elements[$0.0]))) }
        self.id = \.1
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Creates views for a constant range.
    public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.data = data
        self.content = content
        id = { $0 }
    }
}

/// A type of view that generates views from data.
public protocol DynamicViewContent<Data>: View {
    /// The type of the data.
    associatedtype Data: Collection

    /// The data.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    /// The data of the views.
    @preconcurrency @MainActor public var data: Content.Data { content.data }
}
