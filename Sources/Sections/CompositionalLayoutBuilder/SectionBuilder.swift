/// A result builder for the sections of a screen, whose IDs have the same type.
@resultBuilder
public struct SectionBuilder<ID: CompositionalLayoutID>: ArrayBuilder {
    /// Returns the section.
    public static func map(input: CompositionalLayoutSection<ID>) -> CompositionalLayoutSection<ID> { input }
}
