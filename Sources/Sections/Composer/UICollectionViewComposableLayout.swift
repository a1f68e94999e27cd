/// The name that the presets of items, groups and sections stand under. It is never instantiated.
public final class UICollectionViewComposableLayout: UICollectionViewCompositionalLayout {}
