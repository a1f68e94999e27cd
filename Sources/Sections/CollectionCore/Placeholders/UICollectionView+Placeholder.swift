extension UICollectionView {
    /// Shows content behind the cells, in place of the background view. Pass `nil` to restore the previous background
    /// view.
    ///
    /// Drivers call this method automatically. In a screen with a custom data source, call
    /// `collectionView.showPlaceholder(items.isEmpty ? placeholders.content(for: state) : nil)`.
    public func showPlaceholder(_ content: (any UIContentConfiguration)?) {
        let shown = backgroundView as? PlaceholderBackgroundView
        switch (shown, content) {
        case (let shown?, let content?): shown.content.configuration = content
        case (nil, let content?): backgroundView = PlaceholderBackgroundView(content, replacing: backgroundView)
        case (let shown?, nil): backgroundView = shown.former
        case (nil, nil): break
        }
    }
}

/// A placeholder that replaces the background view of a collection view, and stores it.
final class PlaceholderBackgroundView: UIView {
    let content = ContentConfigurationHost()
    let former: UIView?

    init(_ configuration: any UIContentConfiguration, replacing former: UIView?) {
        self.former = former
        super.init(frame: .zero)
        addSubview(content)
        content.configuration = configuration
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds.inset(by: safeAreaInsets)
    }
}
