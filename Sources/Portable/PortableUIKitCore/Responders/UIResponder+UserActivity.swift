import Foundation

private let activities = ObjectAttachments<NSUserActivity?>()

extension UIResponder {
    /// The activity that the responder describes. The default is `nil`. Before the activity is saved,
    /// ``updateUserActivityState(_:)`` is called.
    public var userActivity: NSUserActivity? {
        get { activities.value(of: self) ?? nil }
        set {
            userActivity?.removeContributor(self)
            activities.change(of: self, from: nil) { $0 = newValue }
            newValue?.addContributor(self) { [weak self] in self?.updateUserActivityState($0) }
        }
    }
}

extension UIResponder: UIUserActivityRestoring {}
