import Foundation

/// The edits that the user can make to the data of a list.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates actions from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// The user can delete elements.
    public static var delete: EditActions { EditActions(rawValue: 1) }
}

extension EditActions where Data: MutableCollection {
    /// The user can move elements.
    public static var move: EditActions { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
    /// The user can delete and move elements.
    public static var all: EditActions { [.delete, .move] }
}

/// The indexes of a collection, with the ids of the elements.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
    /// An index with the id of its element.
    public struct Element {
        let index: Base.Index
        let id: ID
    }

    fileprivate let base: Base
    fileprivate let id: KeyPath<Base.Element, ID>

    /// An index of the collection.
    public typealias Index = Base.Index

    /// The index of the first element.
    public var startIndex: Base.Index { base.startIndex }

    /// The index after the last element.
    public var endIndex: Base.Index { base.endIndex }

    /// The index with the id of its element.
    public subscript(position: Base.Index) -> Element { Element(index: position, id: base[position][keyPath: id]) }

    /// Returns the index after the given index.
    public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }

    // The requirements of `Collection` that random access makes faster or possible. An extension for such
    // collections wouldn't provide them to generic code.

    /// Returns the index at a distance from the given index.
    public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
        base.index(index, offsetBy: distance)
    }

    /// Returns the index at a distance from the given index, or `nil` if a limit is before it.
    public func index(_ index: Base.Index, offsetBy distance: Int, limitedBy limit: Base.Index) -> Base.Index? {
        base.index(index, offsetBy: distance, limitedBy: limit)
    }

    /// Returns the distance between two indexes.
    public func distance(from start: Base.Index, to end: Base.Index) -> Int { base.distance(from: start, to: end) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
    /// Returns the index before the given index.
    public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {}

/// The view of an element that the user can edit.
public nonisolated struct EditableCollectionContent<Content: View, Data>: View {
    fileprivate let content: Content
    fileprivate let editing: (inout RowEditing) -> Void

    /// The view of the element.
    @MainActor public var body: some View { content.modifier(RowEditingModifier(change: editing)) }
}

extension ForEach {
    /// Creates views for the elements of a binding's identifiable data, which the user can edit in a list.
    public nonisolated init<C: MutableCollection & RandomAccessCollection, R: View>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
        C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    /// Creates views for the elements of a binding's data that a key path identifies, which the user can edit in a list.
    public nonisolated init<C: MutableCollection & RandomAccessCollection, R: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    ) where Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>, C.Index: Hashable {
        let elements = data.wrappedValue
        self.data = IndexedIdentifierCollection(base: elements, id: id)
        let editing: (inout RowEditing) -> Void = { editing in
            if editActions.rawValue & 1 != 0 {
                editing.setDelete { data.wrappedValue = removing($0, from: data.wrappedValue) }
            }
            if editActions.rawValue & 2 != 0 {
                editing.setMove { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
            }
        }
        self.content = { element in
            EditableCollectionContent(
                content: content(
                    Binding(location: ElementLocation(data.location, element.index, elements[element.index]))),
                editing: editing)
        }
        self.id = { $0.id }
    }
}

/// Returns a collection without the elements at offsets.
private func removing<C: Collection>(_ offsets: IndexSet, from collection: C) -> C {
    func remove<R: RangeReplaceableCollection>(_ collection: R) -> R {
        var offset = 0
        var copy = collection
        copy.removeAll { _ in
            defer { offset += 1 }
            return offsets.contains(offset)
        }
        return copy
    }
    guard let editable = collection as? any RangeReplaceableCollection else { return collection }
    return remove(editable) as? C ?? collection
}
