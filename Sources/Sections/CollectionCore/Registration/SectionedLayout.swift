/// The compositional layout of a driver.
@MainActor
final class SectionedLayout: RegisteringLayout {
    /// The driver that the layout notifies when it has changed.
    weak var driver: CollectionDriver?

    override func prepare() {
        super.prepare()
        driver?.reading.restorePosition()
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        // Measuring cells above the visible area moves the content.
        guard let driver else { return super.invalidateLayout(with: context) }
        driver.reading.movingContent { super.invalidateLayout(with: context) }
    }
}
