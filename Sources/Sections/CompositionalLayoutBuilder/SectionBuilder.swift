/// Builds the sections of a screen, whose ids are of one type.
@resultBuilder
public struct SectionBuilder<ID: CompositionalLayoutID>: ArrayBuilder {
    /// The section itself.
    public static func map(input: CompositionalLayoutSection<ID>) -> CompositionalLayoutSection<ID> { input }
}
