import Foundation

/// Columns of a table for each element of a collection.
public nonisolated struct TableColumnForEach<
    Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content: TableColumnContent
>: TableColumnContent
where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
    /// The type of the values of rows.
    public typealias TableRowValue = RowValue
    /// The type of the comparators that sort the rows.
    public typealias TableColumnSortComparator = Sort
    /// The type of the body.
    public typealias TableColumnBody = Never

    /// The data.
    public var data: Data
    /// A closure that returns the columns for an element.
    public var content: (Data.Element) -> Content
    private let id: KeyPath<Data.Element, ID>

    /// Creates columns for each element of identifiable data.
    public init(
        _ data: Data,
        @TableColumnBuilder<Content.TableRowValue, Content.TableColumnSortComparator> content:
            @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data, id: \.id, content: content)
    }

    /// Creates columns for each element of data, identified by a key path.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<Content.TableRowValue, Content.TableColumnSortComparator> content:
            @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = id
        self.content = content
    }

    /// Returns the columns of the content.
    public static func _columns(_ content: TableColumnForEach) -> [_TableColumn<RowValue>] {
        content.data.flatMap { element in
            Content._columns(content.content(element)).map { $0.nested(at: element[keyPath: content.id]) }
        }
    }
}
