/// A target with methods that aren't listed, because all targets of its type have them.
@MainActor
package protocol MessageReceiver: AnyObject {
    /// Returns the method with the given name, or `nil` if the type has no such method.
    func standardMethod(named name: String) -> Selector?
}
