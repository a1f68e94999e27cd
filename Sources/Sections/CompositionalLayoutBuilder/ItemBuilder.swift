/// Builds the items of a section. Items of all types may stand in one body.
@resultBuilder
public struct ItemBuilder: ArrayBuilder {
    /// Erases the type of an item.
    public static func map(input: any CompositionalLayoutItem) -> AnyCompositionalLayoutItem {
        AnyCompositionalLayoutItem(input)
    }

    /// All items of a sequence of one type.
    public static func buildExpression<Item: CompositionalLayoutItem>(
        _ expression: some Sequence<Item>
    ) -> [AnyCompositionalLayoutItem] {
        expression.map { AnyCompositionalLayoutItem($0) }
    }

    /// Items whose type is erased already.
    public static func buildExpression(
        _ expression: some Sequence<AnyCompositionalLayoutItem>
    ) -> [AnyCompositionalLayoutItem] {
        Array(expression)
    }

    /// An item whose type is erased already.
    public static func buildExpression(_ expression: AnyCompositionalLayoutItem) -> [AnyCompositionalLayoutItem] {
        [expression]
    }
}
