/// A type whose methods aren't listed, because all instances have the same ones.
@MainActor
package protocol MessageReceiver: AnyObject {
    /// Returns the method with the given name, or `nil` if the type has no such method.
    func standardMethod(named name: String) -> Selector?
}
