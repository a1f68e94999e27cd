import Foundation
import PortableUIKit

/// A type of table row content that generates rows from data.
public protocol DynamicTableRowContent<Data>: TableRowContent {
    /// The type of the data.
    associatedtype Data: Collection

    /// The data.
    var data: Data { get }
}

/// A row of a table for each element of a collection.
public nonisolated struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
    /// The type of the values of rows.
    public typealias TableRowValue = Data.Element
    /// The type of the body.
    public typealias TableRowBody = Never

    let data: Data

    /// Appends the rows of the content to the rows of a table.
    @MainActor public static func _append(_ content: TableForEachContent, to rows: _TableRows<Data.Element>) {
        content.data.forEach(rows.append)
    }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    /// The type of the values of rows.
    public typealias TableRowValue = Content.TableRowValue
    /// The type of the body.
    public typealias TableRowBody = Never

    /// Creates rows of a table for each element of identifiable data.
    public nonisolated init<V: Identifiable>(
        _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable, V == Content.TableRowValue {
        self.init(data: data, content: content, id: \.id)
    }

    /// Creates a row of a table for each element of identifiable data.
    public nonisolated init(_ data: Data)
    where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable {
        self.init(data: data, content: { TableRow($0) }, id: \.id)
    }

    /// Appends the rows of the content to the rows of a table.
    @MainActor public static func _append(_ content: ForEach, to rows: _TableRows<Content.TableRowValue>) {
        for (offset, element) in content.data.enumerated() {
            rows.append {
                Content._append(content.content(element), to: rows)
            } change: {
                $0.offset = offset
            }
        }
    }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension DynamicTableRowContent {
    /// Adds an action that inserts items dropped between the rows.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The types of the items.
    ///   - action: A closure that inserts the items in front of the element at the given offset.
    public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> ModifiedContent<Self, OnInsertTableRowModifier> {
        ModifiedContent(
            content: self,
            modifier: OnInsertTableRowModifier(kind: .types(supportedContentTypes.map(\.identifier))) {
                action($0, $1.map(\.provider))
            })
    }

    /// Adds an action that inserts values dropped between the rows.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: A closure that inserts the values in front of the element at the given offset.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
    ) -> ModifiedContent<Self, OnInsertTableRowModifier> {
        ModifiedContent(
            content: self,
            modifier: OnInsertTableRowModifier(kind: .values(of: T.self)) { offset, items in
                T.receive(items) {
                    action(offset, $0)
                    return true
                }
            })
    }
}
