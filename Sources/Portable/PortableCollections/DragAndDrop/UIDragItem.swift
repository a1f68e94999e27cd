import Foundation

/// One thing that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    private let provider: NSItemProvider

    /// An item of what `itemProvider` provides.
    public init(itemProvider: NSItemProvider) {
        provider = itemProvider
        super.init()
    }

    /// The provider of the data that is passed to the drop target.
    open var itemProvider: NSItemProvider { provider }

    /// Anything, for drops in the same application; nil by default.
    open var localObject: Any?

    /// Makes what the item looks like under the finger; nil, the default, leaves it as it was lifted.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Where the item came from, for the collection view that it came from.
    package var sourcePath: IndexPath?
    package weak var sourceView: UIView?
}

/// The operation that a drop performs on the items.
public enum UIDropOperation: UInt, Sendable {
    /// The drag is cancelled.
    case cancel = 0
    /// Drops are forbidden here, though they may be allowed elsewhere.
    case forbidden
    /// They are copied.
    case copy
    /// They are moved.
    case move
}

/// A proposal for the result of a drop.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, @preconcurrency NSCopying {
    private let proposed: UIDropOperation

    /// A proposal. Moves are for drags within the application that allow them; elsewhere they count as forbidden.
    public init(operation: UIDropOperation) {
        proposed = operation
        super.init()
    }

    /// The proposed operation.
    open var operation: UIDropOperation { proposed }

    /// Whether the drop is meant for a place more exact than a finger; false by default.
    open var isPrecise = false

    /// Whether previews keep their size; false by default.
    open var prefersFullSizePreview = false

    /// The proposal itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Methods that drag and drop sessions share: the items and their location.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// The dragged items.
    var items: [UIDragItem] { get }

    /// Where the finger is, in the coordinates of `view`, in points.
    func location(in view: UIView) -> CGPoint

    /// Whether items may be moved rather than copied.
    var allowsMoveOperation: Bool { get }

    /// Whether items can be dropped only in the application that they come from.
    var isRestrictedToDraggingApplication: Bool { get }

    /// Whether any item has data of one of these types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

    /// Returns whether at least one item can be loaded as an object of the class.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// Anything, for drops in the same application; nil by default.
    var localContext: Any? { get set }
}

/// A drag, from where it may be dropped.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    /// The drag, if it began in this application; here it always did.
    var localDragSession: (any UIDragSession)? { get }

    /// Loads all items that can be loaded as objects of the class, and calls the completion handler after all are
    /// loaded. Returns the progress.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

/// Lets changes run along with a preview that flies to its place.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    /// Adds changes to be animated with it.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds something to be done when it has come.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
