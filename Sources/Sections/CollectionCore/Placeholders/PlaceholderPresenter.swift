/// An object that shows a placeholder while a driver has no items.
@MainActor
final class PlaceholderPresenter {
    private let reference: DriverReference
    var placeholders = ContentPlaceholders() {
        didSet { update() }
    }
    /// The loading state of the content.
    var state = ContentState.loaded {
        didSet { update() }
    }

    init(_ reference: DriverReference) {
        self.reference = reference
    }

    /// Shows the placeholder of the current state, or removes it if there are items.
    func update() {
        guard let driver = reference.driver else { return }
        // Before the first update, it isn't known whether there are items.
        let isKnown = driver.shown.hasApplied || !state.isLoaded
        let content = isKnown && driver.model.itemCount == 0 ? placeholders.content(for: state) : nil
        driver.collectionView?.showPlaceholder(content)
    }
}
