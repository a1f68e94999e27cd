import Foundation

private let activities = ObjectAttachments<NSUserActivity?>()

extension UIResponder {
    /// The activity that the responder describes. The default is `nil`.
    public var userActivity: NSUserActivity? {
        get { activities.value(of: self) ?? nil }
        set { activities.change(of: self, from: nil) { $0 = newValue } }
    }
}
