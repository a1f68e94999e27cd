/// A target that has methods which nobody lists, because all of its kind have them.
@MainActor
package protocol MessageReceiver: AnyObject {
    /// The method that a name stands for; nil if it is none of them.
    func standardMethod(named name: String) -> Selector?
}
