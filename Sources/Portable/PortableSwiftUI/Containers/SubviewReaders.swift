/// A view that is created from the subviews of another view.
public nonisolated struct GroupElementsOfContent<Subviews: View, Content: View>: View, PrimitiveView {
    fileprivate let subviews: Subviews
    fileprivate let transform: (SubviewsCollection) -> Content

    /// Creates the node of the view.
    @MainActor public static func _makeNode(
        _ view: GroupElementsOfContent, _ inputs: _ViewInputs
    ) -> _ViewNode<GroupElementsOfContent> {
        PartsNode(view, inputs, base: { AnyView($0.subviews) }) { view, base, items in
            view.transform(items.subviews(of: base))
        }
    }

    /// The number of items, which isn't known from the type.
    @MainActor public static func _viewCount(_ inputs: _ViewCountInputs) -> Int? { nil }
}

/// A view that is created from the sections of another view.
public nonisolated struct GroupSectionsOfContent<Sections: View, Content: View>: View, PrimitiveView {
    fileprivate let sections: Sections
    fileprivate let transform: (SectionCollection) -> Content

    /// Creates the node of the view.
    @MainActor public static func _makeNode(
        _ view: GroupSectionsOfContent, _ inputs: _ViewInputs
    ) -> _ViewNode<GroupSectionsOfContent> {
        PartsNode(view, inputs, base: { AnyView($0.sections) }) { view, base, items in
            view.transform(items.sections(of: base))
        }
    }

    /// The number of items, which isn't known from the type.
    @MainActor public static func _viewCount(_ inputs: _ViewCountInputs) -> Int? { nil }
}

extension Group {
    /// Creates a group of views from the subviews of another view.
    public nonisolated init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init { GroupElementsOfContent(subviews: view, transform: transform) }
    }

    /// Creates a group of views from the sections of another view.
    public nonisolated init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init { GroupSectionsOfContent(sections: view, transform: transform) }
    }
}

/// The subviews of another view, as the data of a `ForEach`.
public nonisolated struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
    let base: AnyView
    fileprivate var subviews: [Subview] = []

    /// The position of the first subview.
    public var startIndex: Int { 0 }
    /// The position after the last subview.
    public var endIndex: Int { subviews.count }

    /// Returns the subview at a position.
    public subscript(index: Int) -> Subview { subviews[index] }
}

/// The sections of another view, as the data of a `ForEach`.
public nonisolated struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
    let base: AnyView
    fileprivate var sections: [SectionConfiguration] = []

    /// The position of the first section.
    public var startIndex: Int { 0 }
    /// The position after the last section.
    public var endIndex: Int { sections.count }

    /// Returns the section at a position.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ForEach {
    /// Creates a view for each subview of another view.
    public nonisolated init<V: View>(
        subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
    ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
        self.init(data: ForEachSubviewCollection(base: AnyView(view)), content: content, id: \.id)
    }

    /// Creates a view for each section of another view.
    public nonisolated init<V: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
        self.init(data: ForEachSectionCollection(base: AnyView(view)), content: content, id: \.id)
    }
}

/// Data of a `ForEach` that is read from the items of a view.
protocol ItemData {
    var base: AnyView { get }
    /// Returns the data with the parts of a view whose items are known.
    @MainActor func reading(_ items: ItemList) -> Self
}

extension ForEachSubviewCollection: ItemData {
    @MainActor func reading(_ items: ItemList) -> Self {
        Self(base: base, subviews: Array(items.subviews(of: base)))
    }
}

extension ForEachSectionCollection: ItemData {
    @MainActor func reading(_ items: ItemList) -> Self {
        Self(base: base, sections: Array(items.sections(of: base)))
    }
}

extension ForEach where Content: View {
    /// Returns the node of a `ForEach` whose data is read from the items of a view, or `nil` for other data.
    @MainActor static func nodeReadingItems(_ view: ForEach, _ inputs: _ViewInputs) -> _ViewNode<ForEach>? {
        guard Data.self is any ItemData.Type else { return nil }
        return PartsNode(view, inputs, base: { ($0.data as? any ItemData)?.base ?? AnyView(EmptyView()) }) {
            view, _, items in
            var view = view
            if let data = (view.data as? any ItemData)?.reading(items) as? Data { view.data = data }
            return ReadForEach(forEach: view)
        }
    }
}

/// A `ForEach` whose data was read.
private struct ReadForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, PrimitiveView {
    let forEach: ForEach<Data, ID, Content>

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> { ReadForEachNode(view, inputs) }

    static func _viewCount(_ inputs: _ViewCountInputs) -> Int? { nil }
}

private final class ReadForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    _ViewNode<ReadForEach<Data, ID, Content>>
{
    private var content: ForEachNode<Data, ID, Content>!

    override init(_ view: ReadForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        content = ForEachNode(view.forEach, inputsForContent)
    }

    override func viewDidChange(to view: ReadForEach<Data, ID, Content>, inputsChanged: Bool) {
        content.update(view.forEach, inputsForContent)
    }

    override var items: ItemList { content.items }

    override func forEachChild(_ body: (_AnyViewNode) -> Void) {
        if let content { body(content) }
    }
}
