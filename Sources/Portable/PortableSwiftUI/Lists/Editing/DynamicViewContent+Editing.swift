import Foundation
import PortableUIKit

/// A modifier that changes the editing of rows.
nonisolated struct RowEditingModifier: TraitModifier {
    let change: (inout RowEditing) -> Void

    @MainActor func modify(_ item: inout Item) { change(&item.editing) }
}

extension DynamicViewContent {
    /// Adds an action that deletes rows of a list, by swiping or in edit mode.
    ///
    /// - Parameter action: A closure that removes the elements at the given offsets. If it's `nil`, the user can't
    ///   delete.
    public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        ModifiedContent(content: self, modifier: RowEditingModifier { if let action { $0.setDelete(action) } })
    }

    /// Adds an action that moves rows of a list, by dragging.
    ///
    /// - Parameter action: A closure that moves the elements at the given offsets in front of the element at another
    ///   offset. If it's `nil`, the user can't move.
    public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        ModifiedContent(content: self, modifier: RowEditingModifier { if let action { $0.setMove(action) } })
    }

    /// Adds an action that inserts items dropped between the rows of a list.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The types of the items.
    ///   - action: A closure that inserts the items in front of the element at the given offset.
    public nonisolated func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        let identifiers = supportedContentTypes.map(\.identifier)
        // The action runs on the main actor, where the view was created.
        nonisolated(unsafe) let action = action
        return ModifiedContent(
            content: self,
            modifier: RowEditingModifier { editing in
                editing.setInsert(.types(identifiers)) { action($0, $1.map(\.provider)) }
            })
    }

    /// Adds an action that inserts items dropped between the rows of a list.
    ///
    /// - Parameters:
    ///   - acceptedTypeIdentifiers: The uniform type identifiers of the items.
    ///   - action: A closure that inserts the items in front of the element at the given offset.
    @available(*, deprecated, message: "Use onInsert(of:perform:) with types.")
    @_disfavoredOverload
    public func onInsert(
        of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        ModifiedContent(
            content: self,
            modifier: RowEditingModifier { editing in
                editing.setInsert(.types(acceptedTypeIdentifiers)) { action($0, $1.map(\.provider)) }
            })
    }

    /// Adds an action that inserts values dropped between the rows of a list.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: A closure that inserts the values in front of the element at the given offset.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ offset: Int) -> Void
    ) -> some DynamicViewContent {
        nonisolated(unsafe) let action = action
        return ModifiedContent(
            content: self,
            modifier: RowEditingModifier { editing in
                editing.setInsert(.values(of: T.self)) { offset, items in
                    T.receive(items) {
                        action($0, offset)
                        return true
                    }
                }
            })
    }
}

extension View {
    /// Sets whether deletion is disabled for the list row that contains the view.
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowEditingModifier { $0.isDeleteDisabled = $0.isDeleteDisabled || isDisabled })
    }

    /// Sets whether moving is disabled for the list row that contains the view.
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowEditingModifier { $0.isMoveDisabled = $0.isMoveDisabled || isDisabled })
    }
}
