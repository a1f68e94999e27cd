/// Views for data in a tree: a row for each element, with a group that expands for each element that has children.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    let children: (Data.Element) -> Data?
    let content: (Data.Element) -> Leaf
    /// The single element at the root.
    let root: Data.Element?
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    /// The views of the elements.
    public var body: some View {
        if let root {
            OutlineRow(group: self, element: root)
        } else {
            ForEach(data, id: id) { OutlineRow(group: self, element: $0) }
        }
    }
}

/// An element with rows for its children.
private struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Parent: View, Leaf: View, Subgroup: View>: View {
    let group: OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
    let element: Data.Element

    var body: some View {
        let group = group
        if let children = group.children(element) {
            DisclosureGroup {
                OutlineSubgroupChildren(
                    content: AnyView(
                        OutlineGroup<Data, ID, Parent, Leaf, Subgroup>(
                            data: children, id: group.id, children: group.children, content: group.content, root: nil)))
            } label: {
                group.content(element)
            }
        } else {
            group.content(element)
        }
    }
}

/// The rows of the children of an element in an outline.
public struct OutlineSubgroupChildren: View {
    fileprivate let content: AnyView

    /// The rows.
    public var body: some View { content }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// Creates an outline of identifiable data. Elements without children, for which the key path is `nil`, don't expand.
    public nonisolated init<DataElement: Identifiable>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(data: data, id: \.id, children: { $0[keyPath: children] }, content: content, root: nil)
    }

    /// Creates an outline of data, whose elements are identified by a key path.
    public nonisolated init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(data: data, id: id, children: { $0[keyPath: children] }, content: content, root: nil)
    }

    /// Creates an outline of an identifiable element and its descendants.
    public nonisolated init<DataElement: Identifiable>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element, Data: RangeReplaceableCollection {
        self.init(data: Data(), id: \.id, children: { $0[keyPath: children] }, content: content, root: root)
    }

    /// Creates an outline of an element and its descendants, which are identified by a key path.
    public nonisolated init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element, Data: RangeReplaceableCollection {
        self.init(data: Data(), id: id, children: { $0[keyPath: children] }, content: content, root: root)
    }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// Creates an outline of a binding's identifiable data. Elements without children, for which the key path is `nil`, don't
    /// expand.
    public nonisolated init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(
        _ data: Binding<C>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    ) where Data == Binding<C>, ID == E.ID, E == C.Element {
        self.init(
            data: data, id: \.wrappedValue.id, children: { Binding($0[dynamicMember: children]) }, content: content,
            root: nil)
    }

    /// Creates an outline of a binding's data, whose elements are identified by a key path.
    public nonisolated init<C: MutableCollection & RandomAccessCollection, E>(
        _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
        @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    ) where Data == Binding<C>, E == C.Element {
        let value: KeyPath<Binding<E>, E> = \.wrappedValue
        self.init(
            data: data, id: value.appending(path: id), children: { Binding($0[dynamicMember: children]) },
            content: content, root: nil)
    }
}
