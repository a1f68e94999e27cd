/// A view controller that's notified when the user has dismissed it, independently of the presentation's delegate.
@MainActor
package protocol UserDismissalObserving: UIViewController {
    /// Called after the user has dismissed the view controller with a gesture.
    func userDidDismiss()
}
