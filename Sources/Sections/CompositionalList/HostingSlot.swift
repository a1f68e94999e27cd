/// A place in a cell or a supplementary view that content of some kind is shown in: views of SwiftUI, say, through a
/// hosting controller.
///
/// A slot lives as long as its cell, and shows one content after another. It is what this module needs of a framework
/// of views, and all of it.
@preconcurrency @MainActor
public protocol HostingSlot: AnyObject {
    /// What is shown.
    associatedtype Content

    /// An empty slot.
    init()

    /// Shows content in place of what was shown, in a view that the slot fills.
    ///
    /// - Parameters:
    ///   - content: What to show.
    ///   - container: The content view of a cell, the same one each time.
    ///   - parent: The controller that shows the list, which controllers of the slot become children of.
    func show(_ content: Content, in container: UIView, parent: UIViewController?)

    /// Lets go of whatever is expensive to keep while the cell isn't on the screen. What was shown may be shown again.
    func rest()
}

extension HostingSlot {
    /// Does nothing.
    public func rest() {}
}

/// A cell with a slot.
@MainActor
protocol HostsSlot: UICollectionViewCell {
    /// Where its item stood, and in which update of the list, when it was shown last; nil before.
    var shown: (path: IndexPath, version: Int)? { get }
}

extension HostsSlot {
    var path: IndexPath? { shown?.path }

    /// Whether an earlier update has made what is shown.
    func isOlder(than version: Int) -> Bool { shown.map { $0.version < version } ?? false }
}

/// A cell that is nothing but a slot.
public final class HostingCell<Slot: HostingSlot>: UICollectionViewCell, HostsSlot {
    let slot = Slot()
    var shown: (path: IndexPath, version: Int)?

    /// Rests the slot.
    public override func prepareForReuse() {
        super.prepareForReuse()
        slot.rest()
    }
}

/// A cell of a list, with accessories and separators beside a slot.
public final class HostingListCell<Slot: HostingSlot>: UICollectionViewListCell, HostsSlot {
    let slot = Slot()
    var shown: (path: IndexPath, version: Int)?

    /// Rests the slot.
    public override func prepareForReuse() {
        super.prepareForReuse()
        slot.rest()
    }
}

/// A supplementary view that is nothing but a slot.
public final class HostingSupplementaryView<Slot: HostingSlot>: UICollectionReusableView {
    let slot = Slot()
    /// Makes what is shown.
    var content: ((IndexPath) -> Slot.Content?)?

    /// Rests the slot.
    public override func prepareForReuse() {
        super.prepareForReuse()
        content = nil
        slot.rest()
    }
}
