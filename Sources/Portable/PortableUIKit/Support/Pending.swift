import DisplayList
import Foundation

// Stands in until the real types arrive; whoever lands one deletes its lines here.

open class UITouch: NSObject { package var window: UIWindow? }
open class UIEvent: NSObject {
    open var allTouches: Set<UITouch>? { nil }
}
public struct Selector: Hashable, Sendable {}
@MainActor struct TargetAction {
    init(target: Any?, action: Selector) {}
    func send(sender: Any?, from: UIResponder?, event: UIEvent?) -> Bool { false }
}
@MainActor package final class TouchDispatcher {
    init(window: UIWindow) {}
    func dispatch(_ event: UIEvent) {}
}
@MainActor enum FrameScheduler {
    static var isActive: Bool { false }
    static func advance(to time: Double) {}
}
@preconcurrency @MainActor open class UIViewController: UIResponder {
    open var view: UIView! = UIView()
    open var viewIfLoaded: UIView? { view }
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
    open func endAppearanceTransition() {}
}
extension UIView {
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { true }
        set {}
    }
}
