/// A result builder for the items of a section. Items of different types can be in one body.
///
/// ```swift
/// @ItemBuilder func items(showsAll: Bool) -> [AnyCompositionalLayoutItem] {
///     RecipeItem(recipe)
///     if showsAll {
///         recipes.map { RecipeItem($0) }
///     }
/// }
/// ```
@resultBuilder
public struct ItemBuilder: ArrayBuilder {
    /// Returns a type-erased item.
    public static func map(input: any CompositionalLayoutItem) -> AnyCompositionalLayoutItem {
        AnyCompositionalLayoutItem(input)
    }

    /// Returns the items of a sequence of one type.
    public static func buildExpression<Item: CompositionalLayoutItem>(
        _ expression: some Sequence<Item>
    ) -> [AnyCompositionalLayoutItem] {
        expression.map { AnyCompositionalLayoutItem($0) }
    }

    /// Returns type-erased items.
    public static func buildExpression(
        _ expression: some Sequence<AnyCompositionalLayoutItem>
    ) -> [AnyCompositionalLayoutItem] {
        Array(expression)
    }

    /// Returns a type-erased item.
    public static func buildExpression(_ expression: AnyCompositionalLayoutItem) -> [AnyCompositionalLayoutItem] {
        [expression]
    }
}
