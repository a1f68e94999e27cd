import Foundation

/// A phase of an update of the interface, in which the actions of a ``UIUpdateLink`` run.
///
/// Differs from UIKit: hosts send events before an update, so that none are dispatched between ``beforeEventDispatch`` and
/// ``afterEventDispatch``. The phases with low latency don't run, because there's no pencil.
@preconcurrency @MainActor
open class UIUpdateActionPhase: NSObject {
    /// The phases, in the order in which they run.
    enum Order: Int {
        case updateScheduled
        case beforeEvents, afterEvents
        case beforeDisplayLinks, afterDisplayLinks
        case beforeCommit, afterCommit
        case beforeLowLatencyEvents, afterLowLatencyEvents
        case beforeLowLatencyCommit, afterLowLatencyCommit
        case updateComplete
    }

    nonisolated let order: Order

    init(_ order: Order) {
        self.order = order
        super.init()
    }

    /// The start of an update.
    open class var afterUpdateScheduled: UIUpdateActionPhase { UIUpdateActionPhase(.updateScheduled) }
    /// The phase before events are dispatched.
    open class var beforeEventDispatch: UIUpdateActionPhase { UIUpdateActionPhase(.beforeEvents) }
    /// The phase after events are dispatched.
    open class var afterEventDispatch: UIUpdateActionPhase { UIUpdateActionPhase(.afterEvents) }
    /// The phase before display links are called.
    open class var beforeCADisplayLinkDispatch: UIUpdateActionPhase { UIUpdateActionPhase(.beforeDisplayLinks) }
    /// The phase after display links are called.
    open class var afterCADisplayLinkDispatch: UIUpdateActionPhase { UIUpdateActionPhase(.afterDisplayLinks) }
    /// The phase before views are laid out and drawn.
    open class var beforeCATransactionCommit: UIUpdateActionPhase { UIUpdateActionPhase(.beforeCommit) }
    /// The phase after views are laid out and drawn.
    open class var afterCATransactionCommit: UIUpdateActionPhase { UIUpdateActionPhase(.afterCommit) }
    /// The phase before events with low latency are dispatched.
    open class var beforeLowLatencyEventDispatch: UIUpdateActionPhase { UIUpdateActionPhase(.beforeLowLatencyEvents) }
    /// The phase after events with low latency are dispatched.
    open class var afterLowLatencyEventDispatch: UIUpdateActionPhase { UIUpdateActionPhase(.afterLowLatencyEvents) }
    /// The phase before the changes of events with low latency are drawn.
    open class var beforeLowLatencyCATransactionCommit: UIUpdateActionPhase {
        UIUpdateActionPhase(.beforeLowLatencyCommit)
    }
    /// The phase after the changes of events with low latency are drawn.
    open class var afterLowLatencyCATransactionCommit: UIUpdateActionPhase {
        UIUpdateActionPhase(.afterLowLatencyCommit)
    }
    /// The end of an update.
    open class var afterUpdateComplete: UIUpdateActionPhase { UIUpdateActionPhase(.updateComplete) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIUpdateActionPhase)?.order == order }
    open override var hash: Int { order.rawValue }
}
