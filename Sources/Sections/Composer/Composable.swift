/// An identifier of a section whose layout a composer creates. Most often, it's an enumeration.
///
/// The protocol isn't isolated to the main actor, so that identifiers can implement `==` and `hash(into:)`.
public protocol ComposableSection: Hashable, Sendable {}

/// An identifier of an item in a composer's collection view.
public protocol ComposableItem: Hashable, Sendable {}

/// A section identifier that describes the layout of its section.
///
/// ```swift
/// enum Shelf: ComposableSection, Composable {
///     case new, all
///
///     var item: UICollectionViewComposableLayout.Item { .full() }
///     var group: UICollectionViewComposableLayout.Group {
///         switch self {
///         case .new: .custom(width: .absolute(140), height: .absolute(140), direction: .horizontal, numberOfItems: 1)
///         case .all: .grid(height: .absolute(64), numberOfItems: 3, spacing: .fixed(8))
///         }
///     }
///     var section: UICollectionViewComposableLayout.Section {
///         .base(spacing: 8, orthogonalScrolling: self == .new ? .continuous : nil)
///     }
/// }
/// ```
///
/// Identifiers can be equal although their associated values differ, such as `timeline(isEmpty: true)` and
/// `timeline(isEmpty: false)`. Their layouts are compared separately: when the layout of an equal identifier changes,
/// the composer lays out its section again.
@preconcurrency @MainActor
public protocol Composable {
    /// The size of one cell.
    var item: UICollectionViewComposableLayout.Item { get }
    /// The arrangement of cells in a group.
    var group: UICollectionViewComposableLayout.Group { get }
    /// The arrangement of the groups, with the section's spacing, insets, and boundary items.
    var section: UICollectionViewComposableLayout.Section { get }

    /// Returns the size of one cell for the given environment. The default is `item`.
    func item(in environment: any NSCollectionLayoutEnvironment) -> UICollectionViewComposableLayout.Item
    /// Returns the group for the given environment. The default is `group`.
    func group(in environment: any NSCollectionLayoutEnvironment) -> UICollectionViewComposableLayout.Group
    /// Returns the section for the given environment. The default is `section`.
    func section(in environment: any NSCollectionLayoutEnvironment) -> UICollectionViewComposableLayout.Section

    /// A value that changes when the layout does. The default consists of `item`, `group`, and `section`. Implement it
    /// if the layout in an environment depends on other properties of the identifier.
    var layoutToken: AnyHashable { get }
}

extension Composable {
    /// Returns `item` for every environment.
    public func item(in environment: any NSCollectionLayoutEnvironment) -> UICollectionViewComposableLayout.Item {
        item
    }

    /// Returns `group` for every environment.
    public func group(in environment: any NSCollectionLayoutEnvironment) -> UICollectionViewComposableLayout.Group {
        group
    }

    /// Returns `section` for every environment.
    public func section(
        in environment: any NSCollectionLayoutEnvironment
    ) -> UICollectionViewComposableLayout.Section {
        section
    }

    /// The descriptions of the item, the group, and the section.
    public var layoutToken: AnyHashable { AnyHashable(ComposedToken(self)) }

    /// The layout for use with other section systems: `HomeSection.timeline.layout.items(id: …)`.
    public var layout: ComposedSectionLayout { ComposedSectionLayout(self) }
}
