/// A container in a cell or supplementary view that shows content of one kind, such as SwiftUI views in a hosting
/// controller.
///
/// A slot exists as long as its cell, and shows content for one item at a time. It's the only interface between this
/// module and a UI framework.
@preconcurrency @MainActor
public protocol HostingSlot: AnyObject {
    /// The type of the content.
    associatedtype Content

    /// Creates an empty slot.
    init()

    /// Shows content in place of the current content, in a view that fills the container.
    ///
    /// - Parameters:
    ///   - content: The content.
    ///   - container: The content view of a cell. It's the same view on each call.
    ///   - parent: The controller that shows the list, which becomes the parent of the slot's controllers.
    func show(_ content: Content, in container: UIView, parent: UIViewController?)

    /// Releases expensive resources while the cell isn't on screen. The content can be shown again afterwards.
    func releaseResources()
}

extension HostingSlot {
    /// The default implementation does nothing.
    public func releaseResources() {}
}

/// A cell with a slot.
@MainActor
protocol HostingSlotOwner: UICollectionViewCell {
    /// The index path of the item and the version of the list when the cell was last shown, or `nil` if it wasn't shown
    /// yet.
    var shown: (path: IndexPath, version: Int)? { get }
}

extension HostingSlotOwner {
    var path: IndexPath? { shown?.path }

    /// Returns a Boolean value that indicates whether the content is from an earlier update.
    func isOlder(than version: Int) -> Bool { shown.map { $0.version < version } ?? false }
}

/// A cell that contains a slot.
public final class HostingCell<Slot: HostingSlot>: UICollectionViewCell, HostingSlotOwner {
    let slot = Slot()
    var shown: (path: IndexPath, version: Int)?

    /// Calls `releaseResources()` of the slot.
    public override func prepareForReuse() {
        super.prepareForReuse()
        slot.releaseResources()
    }
}

/// A list cell with accessories and separators that contains a slot.
public final class HostingListCell<Slot: HostingSlot>: UICollectionViewListCell, HostingSlotOwner {
    let slot = Slot()
    var shown: (path: IndexPath, version: Int)?

    /// Calls `releaseResources()` of the slot.
    public override func prepareForReuse() {
        super.prepareForReuse()
        slot.releaseResources()
    }
}

/// A supplementary view that contains a slot.
public final class HostingSupplementaryView<Slot: HostingSlot>: UICollectionReusableView {
    let slot = Slot()
    /// A closure that creates the content.
    var content: ((IndexPath) -> Slot.Content?)?

    /// Calls `releaseResources()` of the slot.
    public override func prepareForReuse() {
        super.prepareForReuse()
        content = nil
        slot.releaseResources()
    }
}
