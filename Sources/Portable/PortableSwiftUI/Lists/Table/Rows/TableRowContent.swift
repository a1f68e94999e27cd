/// A type that describes rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    /// The type of the values of rows.
    associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
    /// The type of ``tableRowBody``.
    associatedtype TableRowBody: TableRowContent

    /// The rows that this content consists of.
    var tableRowBody: TableRowBody { get }

    // Adds the rows to a table. Only the library's own types implement it.
    static func _append(_ content: Self, to rows: _TableRows<TableRowValue>)
}

extension TableRowContent where TableRowBody == Never {
    /// Not available, because the type has no body.
    public var tableRowBody: Never { fatalError("\(Self.self) has no body.") }
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
    /// Appends the rows of the content to the rows of a table.
    public static func _append(_ content: Self, to rows: _TableRows<TableRowValue>) {
        TableRowBody._append(content.tableRowBody, to: rows)
    }
}

extension Never: TableRowContent {
    /// Not available, because the type has no body.
    public var tableRowBody: Never { fatalError("Never has no body.") }

    /// Not available, because the type has no body.
    public static func _append(_ content: Never, to rows: _TableRows<Never>) {}
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

    /// Appends the rows of the content to the rows of a table.
    @MainActor public static func _append(_ row: TableRow, to rows: _TableRows<Value>) { rows.append(row.value) }
}

/// Table content without rows.
public nonisolated struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
    /// The type of the values of rows.
    public typealias TableRowValue = Value
    /// The type of the body.
    public typealias TableRowBody = Never

    init() {}

    /// Appends the rows of the content to the rows of a table.
    @MainActor public static func _append(_ content: EmptyTableRowContent, to rows: _TableRows<Value>) {}
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
    /// The type of the values of rows.
    public typealias TableRowValue = Wrapped.TableRowValue
    /// The type of the body.
    public typealias TableRowBody = Never

    /// Appends the rows of the content to the rows of a table.
    public static func _append(_ content: Wrapped?, to rows: _TableRows<Wrapped.TableRowValue>) {
        if let content { Wrapped._append(content, to: rows) }
    }
}

extension _ConditionalContent: TableRowContent
where
    TrueContent: TableRowContent, FalseContent: TableRowContent,
    TrueContent.TableRowValue == FalseContent.TableRowValue
{
    /// The type of the values of rows.
    public typealias TableRowValue = TrueContent.TableRowValue
    /// The type of the body.
    public typealias TableRowBody = Never

    /// Appends the rows of the content to the rows of a table.
    @MainActor public static func _append(
        _ content: _ConditionalContent, to rows: _TableRows<TrueContent.TableRowValue>
    ) {
        switch content.storage {
        case .trueContent(let content): TrueContent._append(content, to: rows)
        case .falseContent(let content): FalseContent._append(content, to: rows)
        }
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
    let append: [@MainActor (_TableRows<Value>) -> Void]

    /// Appends the rows of the content to the rows of a table.
    @MainActor public static func _append(_ content: TupleTableRowContent, to rows: _TableRows<Value>) {
        content.append.forEach { $0(rows) }
    }
}
