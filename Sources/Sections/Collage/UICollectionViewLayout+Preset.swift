extension UICollectionViewLayout {
    /// Returns a layout that uses a preset for each section.
    ///
    /// ```swift
    /// collectionView.collectionViewLayout = .preset(GridLayout(columns: 3, aspectRatio: 1))
    /// ```
    public static func preset(
        _ layout: some SectionLayout, configuration: UICollectionViewCompositionalLayoutConfiguration? = nil
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout(
            sectionProvider: { index, environment in layout.makeSection(at: index, in: environment) },
            configuration: configuration ?? UICollectionViewCompositionalLayoutConfiguration())
    }
}
