/// The model that a collection view shows, and the one before it for as long as its items are leaving the screen.
///
/// A class, because items that are released when a model is replaced may run code that reads the new one.
@MainActor
final class ShownModel {
    /// The model that is on screen, or is being put there.
    private(set) var current = CollectionModel()
    /// The model before the update whose animations are in progress.
    private var outgoing: CollectionModel?
    /// The number of the version of the sections.
    private(set) var version = 0
    /// A Boolean value that indicates whether an update has been performed.
    private(set) var hasApplied = false
    /// The expansion of outlines that the current model has, and that the next one will have.
    var outlines = OutlineExpansion()

    /// Returns the model of a section that is shown, or is just going away.
    func section(_ identity: SectionIdentity) -> SectionModel? {
        current.section(identity) ?? outgoing?.section(identity)
    }

    /// Returns the item of an identity that is shown, or is just going away.
    func item(_ identity: ItemIdentity) -> AnyCollectionItem? {
        current.item(identity) ?? outgoing?.item(identity)
    }

    /// The expansion of items of outlines, as the next update has it.
    var nextExpansion: [ItemIdentity: Bool] {
        current.index.expansion.merging(outlines.requests) { _, request in request }
    }

    // MARK: Replacing

    /// Replaces the model in an update. From here on the layout and the data source read the new one. Questions about
    /// items that are gone, by animations and by views that leave, are answered by the old one.
    func replace(with new: CollectionModel) {
        version += 1
        outgoing = current
        current = new
    }

    /// Replaces the model after the collection view has been deallocated.
    func replaceUnseen(with new: CollectionModel) { current = new }

    /// Replaces the model by what the user has made of it, which the data source shows already.
    func rearrange(into new: CollectionModel) {
        current = new
        version += 1
        outlines.recordShown(new.index)
    }

    /// Records that the collection view has received an update.
    func recordUpdate() { hasApplied = true }

    /// Removes the former model once the animations of a version are over. Returns whether no newer version has come.
    func removeOutgoing(afterVersion finished: Int) -> Bool {
        guard finished == version else { return false }
        outgoing = nil
        return true
    }
}
