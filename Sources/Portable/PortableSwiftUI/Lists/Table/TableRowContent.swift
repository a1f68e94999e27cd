/// A type that describes rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    /// The type of the values of rows.
    associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
    /// The type of ``tableRowBody``.
    associatedtype TableRowBody: TableRowContent

    /// The rows that these are composed of.
    var tableRowBody: TableRowBody { get }

    // The values of the rows. Only the library's own types implement it.
    static func _values(_ content: Self) -> [TableRowValue]
}

extension TableRowContent where TableRowBody == Never {
    /// Not called by the library.
    public var tableRowBody: Never { fatalError("\(Self.self) has no body.") }
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
    /// Used by the library.
    public static func _values(_ content: Self) -> [TableRowValue] { TableRowBody._values(content.tableRowBody) }
}

extension Never: TableRowContent {
    /// Not called by the library.
    public var tableRowBody: Never { fatalError("Never has no body.") }

    /// Not called by the library.
    public static func _values(_ content: Never) -> [Never] {}
}

/// A row of a table.
public nonisolated struct TableRow<Value: Identifiable>: TableRowContent {
    /// The type of the values of rows.
    public typealias TableRowValue = Value
    /// The type of the body.
    public typealias TableRowBody = Never

    private let value: Value

    /// Creates a row with a value.
    public init(_ value: Value) {
        self.value = value
    }

    /// Used by the library.
    @MainActor public static func _values(_ row: TableRow) -> [Value] { [row.value] }
}

/// A row of a table for each element of a collection.
public nonisolated struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
    /// The type of the values of rows.
    public typealias TableRowValue = Data.Element
    /// The type of the body.
    public typealias TableRowBody = Never

    let data: Data

    /// Used by the library.
    @MainActor public static func _values(_ rows: TableForEachContent) -> [Data.Element] { Array(rows.data) }
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

    /// Used by the library.
    @MainActor public static func _values(_ rows: ForEach) -> [Content.TableRowValue] {
        rows.data.flatMap { Content._values(rows.content($0)) }
    }
}

/// Several rows of a table.
public nonisolated struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
    /// The type of the values of rows.
    public typealias TableRowValue = Value
    /// The type of the body.
    public typealias TableRowBody = Never

    /// The rows.
    public var value: T
    fileprivate let values: [Value]

    /// Used by the library.
    @MainActor public static func _values(_ rows: TupleTableRowContent) -> [Value] { rows.values }
}

/// A result builder of the rows of a table.
@resultBuilder
@MainActor public struct TableRowBuilder<Value: Identifiable> {
    /// Builds rows.
    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value {
        content
    }

    /// Builds rows of one kind.
    public static func buildBlock<C: TableRowContent>(_ content: C) -> C where C.TableRowValue == Value { content }

    /// Builds rows of several kinds.
    public static func buildBlock<each C: TableRowContent>(
        _ content: repeat each C
    ) -> TupleTableRowContent<Value, (repeat each C)> {
        var values: [Value] = []
        // `buildExpression(_:)` has checked the type of the values.
        func add<Rows: TableRowContent>(_ rows: Rows) { values += Rows._values(rows) as? [Value] ?? [] }
        repeat add(each content)
        return TupleTableRowContent(value: (repeat each content), values: values)
    }
}
