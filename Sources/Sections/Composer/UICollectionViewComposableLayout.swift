/// A namespace for the presets of items, groups, and sections. It's never instantiated.
///
/// ```swift
/// let item = UICollectionViewComposableLayout.Item.full(contentInsets: .all(4))
/// let row = UICollectionViewComposableLayout.Group.grid(height: .absolute(120), numberOfItems: 3)
/// let section = UICollectionViewComposableLayout.Section.base(
///     spacing: 8, boundaryItems: [.header(height: .estimated(44), isPinned: true)])
/// ```
public final class UICollectionViewComposableLayout: UICollectionViewCompositionalLayout {}
