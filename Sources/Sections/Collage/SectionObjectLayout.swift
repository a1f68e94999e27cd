/// The layout of a section object, for screens of another system.
@MainActor
public struct SectionObjectLayout: SectionLayout {
    private weak var section: CompositionalLayoutableSection?

    /// The layout of a section object, which is kept by whoever shows its items.
    public init(_ section: CompositionalLayoutableSection) {
        self.section = section
    }

    /// What the object returns for the first section.
    public func makeSection(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        makeSection(at: 0, in: environment)
    }

    /// What the object returns; a section without extent if it is gone.
    public func makeSection(
        at index: Int, in environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        section?.sectionLayout?.sectionLayout(at: index, layoutEnvironment: environment)
            ?? RawSectionLayout { _, _ in nil }.makeSection(in: environment)
    }
}

extension CompositionalLayoutableSection {
    /// The layout of this section, which the items of a `SectionBuilder` body may take.
    public var asLayout: SectionObjectLayout { SectionObjectLayout(self) }
}
