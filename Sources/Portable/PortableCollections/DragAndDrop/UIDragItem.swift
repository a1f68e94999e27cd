import Foundation

/// An item of a drag.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    private let provider: NSItemProvider

    /// Creates an item with a provider of its data.
    public init(itemProvider: NSItemProvider) {
        provider = itemProvider
        super.init()
    }

    /// The provider of the data that is passed to the drop target.
    open var itemProvider: NSItemProvider { provider }

    /// A custom object for drops in the same application. The default is `nil`.
    open var localObject: Any?

    /// A closure that returns the preview of the item during the drag. With `nil`, the default, the lift preview is
    /// used.
    open var previewProvider: (() -> UIDragPreview?)?

    /// The original index path of the item, for its collection view.
    package var sourcePath: IndexPath?
    package weak var sourceView: UIView?
}

/// The operation that a drop performs on the items.
public enum UIDropOperation: UInt, Sendable {
    /// The drop is canceled.
    case cancel = 0
    /// Drops are forbidden here, but may be allowed elsewhere.
    case forbidden
    /// The items are copied.
    case copy
    /// The items are moved.
    case move
}

/// A proposal for the result of a drop.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, @preconcurrency NSCopying {
    private let proposed: UIDropOperation

    /// Creates a proposal. Moves require a drag within the application that allows them; otherwise, they count as
    /// forbidden.
    public init(operation: UIDropOperation) {
        proposed = operation
        super.init()
    }

    /// The proposed operation.
    open var operation: UIDropOperation { proposed }

    /// A Boolean value that indicates whether the drop needs a more precise location than the finger's. The default is
    /// `false`.
    open var isPrecise = false

    /// A Boolean value that indicates whether previews keep their full size over the view. The default is `false`, which
    /// means that large previews are scaled down, unless the items are dragged within the view.
    open var prefersFullSizePreview = false

    /// Returns the proposal itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Methods that drag and drop sessions share: the items and their location.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// The dragged items.
    var items: [UIDragItem] { get }

    /// Returns the location of the finger in the coordinates of `view`, in points.
    func location(in view: UIView) -> CGPoint

    /// A Boolean value that indicates whether items can be moved instead of copied.
    var allowsMoveOperation: Bool { get }

    /// A Boolean value that indicates whether items can be dropped only in the application that they come from.
    var isRestrictedToDraggingApplication: Bool { get }

    /// Returns whether at least one item has data of one of the types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

    /// Returns whether at least one item can be loaded as an object of the class.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// Methods of a drag session.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// A custom object for drops in the same application. The default is `nil`.
    var localContext: Any? { get set }
}

/// Methods of a drop session.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    /// The drag session, if the drag began in this application. Here, it always did.
    var localDragSession: (any UIDragSession)? { get }

    /// The style that determines whether the system shows the progress of loading items. The default is `.default`.
    ///
    /// Differs from UIKit: items are loaded immediately, so no progress appears.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }

    /// Loads all items that can be loaded as objects of the class, and calls the completion handler after all are
    /// loaded. Returns the progress.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

/// The styles that determine whether the system shows the progress of loading dropped items.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// No progress appears.
    case none = 0
    /// An alert with the progress appears if loading takes long.
    case `default` = 1
}

/// Methods for adding animations that run alongside a preview's animation.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    /// Adds animations that run alongside the preview's.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a closure that is called after the animation.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
