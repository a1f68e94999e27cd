/// A result builder that creates the rows of a table.
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
        var append: [@MainActor (_TableRows<Value>) -> Void] = []
        repeat append.append(appending(each content))
        return TupleTableRowContent(value: (repeat each content), append: append)
    }

    /// Returns a closure that appends the rows of one kind.
    private static func appending<Rows: TableRowContent>(_ content: Rows) -> @MainActor (_TableRows<Value>) -> Void {
        // `buildExpression(_:)` has checked the type of the values.
        { rows in
            if let rows = rows as? _TableRows<Rows.TableRowValue> { Rows._append(content, to: rows) }
        }
    }

    /// Builds the rows of an `if` without `else`.
    public static func buildIf<C: TableRowContent>(_ content: C?) -> C? where C.TableRowValue == Value { content }

    /// Builds the rows of the first branch of a condition.
    public static func buildEither<T: TableRowContent, F: TableRowContent>(first: T) -> _ConditionalContent<T, F>
    where T.TableRowValue == Value, F.TableRowValue == Value {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// Builds the rows of the second branch of a condition.
    public static func buildEither<T: TableRowContent, F: TableRowContent>(second: F) -> _ConditionalContent<T, F>
    where T.TableRowValue == Value, F.TableRowValue == Value {
        _ConditionalContent(storage: .falseContent(second))
    }
}
