/// The identifier of a section whose layout a composer makes: an enum, most often.
///
/// The protocol isn't bound to the main actor, so that identifiers may write their own `==` and `hash(into:)`.
public protocol ComposableSection: Hashable, Sendable {}

/// The identifier of an item in a composer's collection view.
public protocol ComposableItem: Hashable, Sendable {}

/// A section identifier that says how the section is laid out.
///
/// ```swift
/// extension HomeSection: Composable {
///     var item: UICollectionViewComposableLayout.Item { .listRow(height: .estimated(130)) }
///     var group: UICollectionViewComposableLayout.Group { .list(numberOfItems: 1) }
///     var section: UICollectionViewComposableLayout.Section { .base(spacing: 8) }
/// }
/// ```
///
/// Identifiers are often equal although values with them differ, `timeline(isEmpty: true)` and
/// `timeline(isEmpty: false)` say. Their layouts are compared apart from that: when the layout of an equal identifier
/// changes, the composer lays its section out again.
@preconcurrency @MainActor
public protocol Composable {
    /// The place of one cell.
    var item: UICollectionViewComposableLayout.Item { get }
    /// How cells stand in a group.
    var group: UICollectionViewComposableLayout.Group { get }
    /// What surrounds the groups.
    var section: UICollectionViewComposableLayout.Section { get }

    /// The place of one cell in an environment; `item` by default.
    func item(in environment: any NSCollectionLayoutEnvironment) -> UICollectionViewComposableLayout.Item
    /// How cells stand in a group in an environment; `group` by default.
    func group(in environment: any NSCollectionLayoutEnvironment) -> UICollectionViewComposableLayout.Group
    /// What surrounds the groups in an environment; `section` by default.
    func section(in environment: any NSCollectionLayoutEnvironment) -> UICollectionViewComposableLayout.Section

    /// What changes when the layout does; `item`, `group` and `section` by default. To be written by those whose layout
    /// in an environment depends on more of the identifier.
    var layoutToken: AnyHashable { get }
}

extension Composable {
    /// `item`, whatever the environment.
    public func item(in environment: any NSCollectionLayoutEnvironment) -> UICollectionViewComposableLayout.Item {
        item
    }

    /// `group`, whatever the environment.
    public func group(in environment: any NSCollectionLayoutEnvironment) -> UICollectionViewComposableLayout.Group {
        group
    }

    /// `section`, whatever the environment.
    public func section(
        in environment: any NSCollectionLayoutEnvironment
    ) -> UICollectionViewComposableLayout.Section {
        section
    }

    /// The three descriptions, compared case by case.
    public var layoutToken: AnyHashable { AnyHashable(ComposedToken(self)) }

    /// The layout as the other systems take it: `HomeSection.timeline.layout.items(id: …)`.
    public var layout: ComposedSectionLayout { ComposedSectionLayout(self) }
}
