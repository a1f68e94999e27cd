/// A namespace for the presets of items, groups, and sections. It's never instantiated.
public final class UICollectionViewComposableLayout: UICollectionViewCompositionalLayout {}
