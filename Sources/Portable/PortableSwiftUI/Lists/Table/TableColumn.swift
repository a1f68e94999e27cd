import Foundation

/// A column of a table: a label, and a view for each row.
public nonisolated struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>:
    TableColumnContent
{
    /// The type of the values of rows.
    public typealias TableRowValue = RowValue
    /// The type of the comparators that sort the rows.
    public typealias TableColumnSortComparator = Sort
    /// The type of the body.
    public typealias TableColumnBody = Never

    fileprivate let label: Label
    fileprivate let comparator: Sort?
    fileprivate let content: (RowValue) -> Content
    fileprivate var limits = TableColumnWidth()

    fileprivate init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
        self.label = label
        self.comparator = comparator
        self.content = content
    }

    /// Returns the column without a fixed width.
    public func width() -> TableColumn { width(min: nil, ideal: nil, max: nil) }

    /// Returns the column with a fixed width in points; `nil` for a share of the table's width.
    public func width(_ width: CGFloat? = nil) -> TableColumn { self.width(min: width, ideal: width, max: width) }

    /// Returns the column with limits of its width in points.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        var column = self
        column.limits = TableColumnWidth(least: min, ideal: ideal, most: max)
        return column
    }

    /// Used by the library.
    public static func _columns(_ column: TableColumn) -> [_TableColumn<RowValue>] {
        let content = column.content
        return [
            _TableColumn(
                label: AnyView(column.label), comparator: column.comparator, width: column.limits,
                content: { AnyView(content($0)) })
        ]
    }
}

/// The width of a column of a table, in points.
nonisolated struct TableColumnWidth {
    var least: CGFloat?
    var ideal: CGFloat?
    var most: CGFloat?
}

/// A column of a table without the types of its views.
public nonisolated struct _TableColumn<RowValue> {
    let label: AnyView
    let comparator: (any SortComparator)?
    let width: TableColumnWidth
    let content: (RowValue) -> AnyView
}

extension TableColumn where Sort == Never, Label == Text {
    /// Creates a column with a title that can't be sorted.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(titleKey), comparator: nil, content: content)
    }

    /// Creates a column that can't be sorted, with a title that isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(title), comparator: nil, content: content)
    }

    /// Creates a column with a text as the title that can't be sorted.
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: text, comparator: nil, content: content)
    }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
    /// Creates a column of strings with a title that can't be sorted.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(label: Text(titleKey), comparator: nil) { Text(verbatim: $0[keyPath: value]) }
    }

    /// Creates a column of strings that can't be sorted, with a title that isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        self.init(label: Text(title), comparator: nil) { Text(verbatim: $0[keyPath: value]) }
    }
}

extension TableColumn where Label == Text {
    /// Creates a column with a title that a comparator sorts.
    public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: comparator, content: content)
    }

    /// Creates a column that a comparator sorts, with a title that isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: comparator, content: content)
    }

    /// Creates a column with a text as the title that a comparator sorts.
    public init(_ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: text, comparator: comparator, content: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a column with a title that is sorted by a value of the rows.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
    }

    /// Creates a column that is sorted by a value of the rows, with a title that isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
    /// Creates a column of strings with a title that is sorted by the strings.
    ///
    /// Differs from SwiftUI: the default comparator doesn't depend on the language.
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable,
        comparator: String.StandardComparator = .lexical
    ) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator)) {
            Text(verbatim: $0[keyPath: value])
        }
    }

    /// Creates a column of strings that is sorted by the strings, with a title that isn't localized.
    ///
    /// Differs from SwiftUI: the default comparator doesn't depend on the language.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String> & Sendable,
        comparator: String.StandardComparator = .lexical
    ) {
        self.init(label: Text(title), comparator: KeyPathComparator(value, comparator: comparator)) {
            Text(verbatim: $0[keyPath: value])
        }
    }
}
