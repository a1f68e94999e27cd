/// A result builder for the sections of a screen, whose IDs have the same type.
///
/// ```swift
/// @SectionBuilder<Course> func sections(showsDesserts: Bool) -> [CompositionalLayoutSection<Course>] {
///     ListRowLayout(height: .absolute(56)).items(id: .mains) {
///         recipes.map { RecipeItem($0) }
///     }
///     if showsDesserts {
///         GridLayout(columns: 3, aspectRatio: 1).items(id: .desserts) { RecipeItem(recipe) }
///     }
/// }
/// ```
@resultBuilder
public struct SectionBuilder<ID: CompositionalLayoutID>: ArrayBuilder {
    /// Returns the section.
    public static func map(input: CompositionalLayoutSection<ID>) -> CompositionalLayoutSection<ID> { input }
}
