import Foundation
import PortableUIKit

/// A type that modifies rows of a table.
@MainActor @preconcurrency
public protocol _TableRowContentModifier {
    /// The type of ``body``.
    associatedtype Body: _TableRowContentModifier

    /// The modifier that this modifier consists of.
    var body: Body { get }

    // Changes a row. Only the library's own types implement it.
    func _modify<Value>(_ row: inout _TableRow<Value>)
}

extension _TableRowContentModifier where Body == Never {
    /// Not available, because the type has no body.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: _TableRowContentModifier {
    /// Modifies a row of a table.
    public func _modify<Value>(_ row: inout _TableRow<Value>) {}
}

extension ModifiedContent: TableRowContent where Content: TableRowContent, Modifier: _TableRowContentModifier {
    /// The type of the values of rows.
    public typealias TableRowValue = Content.TableRowValue
    /// The type of the body.
    public typealias TableRowBody = Never

    /// Appends the rows of the content to the rows of a table.
    @MainActor public static func _append(_ content: ModifiedContent, to rows: _TableRows<Content.TableRowValue>) {
        rows.append {
            Content._append(content.content, to: rows)
        } change: {
            content.modifier._modify(&$0)
        }
    }
}

extension ModifiedContent: DynamicTableRowContent
where Content: DynamicTableRowContent, Modifier: _TableRowContentModifier {
    /// The type of the data.
    public typealias Data = Content.Data

    /// The data of the rows.
    @preconcurrency @MainActor public var data: Content.Data { content.data }
}

/// A modifier that inserts items dropped between rows of a table.
@MainActor @preconcurrency
public struct OnInsertTableRowModifier: _TableRowContentModifier {
    /// The type of the body.
    public typealias Body = Never

    let kind: ReceivedItem.Kind
    let action: @MainActor (Int, [ReceivedItem]) -> Void

    /// Modifies a row of a table.
    public func _modify<Value>(_ row: inout _TableRow<Value>) {
        // Inner modifiers are applied first, and take precedence.
        guard row.insertion == nil else { return }
        let (offset, kind, action) = (row.offset, kind, action)
        row.insertion = { editing in
            editing.setOffset(offset, of: ObjectIdentifier(OnInsertTableRowModifier.self))
            editing.setInsert(kind, action)
        }
    }
}

/// A modifier that makes rows of a table draggable with an item provider.
@MainActor @preconcurrency
public struct ItemProviderTableRowModifier: _TableRowContentModifier {
    /// The type of the body.
    public typealias Body = Never

    let action: (() -> NSItemProvider?)?

    /// Modifies a row of a table.
    public func _modify<Value>(_ row: inout _TableRow<Value>) {
        guard let action else { return }
        row.modifiers.append { AnyView($0.draggable(ifAvailable: action)) }
    }
}

/// A modifier that adds a context menu to rows of a table.
@MainActor @preconcurrency
public struct _ContextMenuTableRowModifier<MenuItems: View, Preview: View>: _TableRowContentModifier {
    /// The type of the body.
    public typealias Body = Never

    let items: MenuItems
    let preview: Preview?

    /// Modifies a row of a table.
    public func _modify<Value>(_ row: inout _TableRow<Value>) {
        let (items, preview) = (items, preview)
        row.modifiers.append { view in
            guard let preview else { return AnyView(view.contextMenu { items }) }
            return AnyView(
                view.contextMenu {
                    items
                } preview: {
                    preview
                })
        }
    }
}

/// A modifier that applies a closure to rows of a table.
private struct ChangedTableRowModifier: _TableRowContentModifier {
    typealias Body = Never

    let selectionIsDisabled: Bool
    let modifier: (@MainActor (AnyView) -> AnyView)?

    func _modify<Value>(_ row: inout _TableRow<Value>) {
        if selectionIsDisabled { row.isSelectionDisabled = true }
        if let modifier { row.modifiers.append(modifier) }
    }
}

extension TableRowContent {
    /// Adds a context menu to the rows.
    @preconcurrency @MainActor public func contextMenu<M: View>(
        @ViewBuilder menuItems: () -> M
    ) -> ModifiedContent<Self, _ContextMenuTableRowModifier<M, EmptyView>> {
        ModifiedContent(content: self, modifier: _ContextMenuTableRowModifier(items: menuItems(), preview: nil))
    }

    /// Adds a context menu to the rows, with a preview that replaces the row while the menu is open.
    @preconcurrency @MainActor public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> ModifiedContent<Self, _ContextMenuTableRowModifier<M, P>> {
        ModifiedContent(content: self, modifier: _ContextMenuTableRowModifier(items: menuItems(), preview: preview()))
    }

    /// Makes the rows draggable, and provides the dragged value.
    @preconcurrency @MainActor public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some TableRowContent<TableRowValue> {
        modified { AnyView($0.draggable(payload())) }
    }

    /// Adds an action for values that the user drops on the rows.
    @preconcurrency @MainActor public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> some TableRowContent<TableRowValue> {
        modified { view in
            AnyView(
                view.dropDestination(for: payloadType) { items, _ in
                    action(items)
                    return true
                })
        }
    }

    /// Makes the rows draggable with an item provider.
    ///
    /// - Parameter action: A closure that returns the item provider, or `nil` to prevent the drag. If the closure is
    ///   `nil`, the rows aren't draggable.
    @preconcurrency @MainActor public func itemProvider(
        _ action: (() -> NSItemProvider?)?
    ) -> ModifiedContent<Self, ItemProviderTableRowModifier> {
        ModifiedContent(content: self, modifier: ItemProviderTableRowModifier(action: action))
    }

    /// Sets whether selection is disabled for the rows.
    @preconcurrency @MainActor
    public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
        ModifiedContent(
            content: self, modifier: ChangedTableRowModifier(selectionIsDisabled: isDisabled, modifier: nil))
    }

    /// Returns the rows with a modifier of their views.
    private func modified(
        _ modifier: @escaping @MainActor (AnyView) -> AnyView
    ) -> ModifiedContent<Self, ChangedTableRowModifier> {
        ModifiedContent(
            content: self, modifier: ChangedTableRowModifier(selectionIsDisabled: false, modifier: modifier))
    }
}
