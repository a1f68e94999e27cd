/// A layout that uses the layout of a section object, for screens built with another section system.
///
/// ```swift
/// final class MixedController: UICollectionViewController {
///     private let promotions = CompositionalLayoutableSection()
///     private lazy var controller = CompositionalLayoutController(collectionView: collectionView)
///
///     func show(_ recipes: [Recipe]) {
///         controller.apply {
///             promotions.asLayout.items(id: "promotions") {
///                 recipes.prefix(3).map { RecipeItem($0) }
///             }
///             ListRowLayout().items(id: "all") {
///                 recipes.map { RecipeItem($0) }
///             }
///         }
///     }
/// }
/// ```
@MainActor
public struct SectionObjectLayout: SectionLayout {
    private weak var section: CompositionalLayoutableSection?

    /// Creates a layout for the given section object. The layout keeps only a weak reference to it: keep a strong
    /// reference for as long as its items are shown.
    public init(_ section: CompositionalLayoutableSection) {
        self.section = section
    }

    /// Returns the section that the object's layout creates for the first section index.
    public func makeSection(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        makeSection(at: 0, in: environment)
    }

    /// Returns the section that the object's layout creates, or an empty section if the object has been deallocated.
    public func makeSection(
        at index: Int, in environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        section?.sectionLayout?.sectionLayout(at: index, layoutEnvironment: environment)
            ?? RawSectionLayout { _, _ in nil }.makeSection(in: environment)
    }
}

extension CompositionalLayoutableSection {
    /// A layout for this section, for use with the items of a `SectionBuilder` body.
    public var asLayout: SectionObjectLayout { SectionObjectLayout(self) }
}
