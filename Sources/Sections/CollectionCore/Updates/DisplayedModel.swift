/// The model that a collection view shows, and the previous one while its items are being removed from the screen.
///
/// This is a class, because deallocating items when a model is replaced can run code that reads the new one.
@MainActor
final class DisplayedModel {
    /// The model that is on screen, or is about to be.
    private(set) var current = CollectionModel()
    /// The model before the update whose animations are in progress.
    private var outgoing: CollectionModel?
    /// The number of the version of the sections.
    private(set) var version = 0
    /// A Boolean value that indicates whether an update has been performed.
    private(set) var hasApplied = false
    /// The expansion state of outlines in the current model, and in the next one.
    var outlines = OutlineExpansion()

    /// Returns a section that is on screen, or is being removed.
    func section(_ identity: SectionIdentity) -> SectionModel? {
        current.section(identity) ?? outgoing?.section(identity)
    }

    /// Returns an item that is on screen, or is being removed.
    func item(_ identity: ItemIdentity) -> AnyCollectionItem? {
        current.item(identity) ?? outgoing?.item(identity)
    }

    /// The expansion state of the items of outlines in the next update.
    var nextExpansion: [ItemIdentity: Bool] {
        current.index.expansion.merging(outlines.requests) { _, request in request }
    }

    // MARK: Replacing

    /// Replaces the model in an update. Afterwards, the layout and the data source read the new model. Lookups of
    /// removed items, by animations and by views that leave the screen, read the old one.
    func replace(with new: CollectionModel) {
        version += 1
        outgoing = current
        current = new
    }

    /// Replaces the model after the collection view has been deallocated.
    func replaceWithoutView(with new: CollectionModel) { current = new }

    /// Replaces the model with the user's changes, which the data source already shows.
    func rearrange(into new: CollectionModel) {
        current = new
        version += 1
        outlines.recordShown(new.index)
    }

    /// Records that the collection view has received an update.
    func recordUpdate() { hasApplied = true }

    /// Removes the previous model after the animations of a version. Returns whether it's still the newest version.
    func removeOutgoing(afterVersion finished: Int) -> Bool {
        guard finished == version else { return false }
        outgoing = nil
        return true
    }
}
