/// A type whose properties and methods interface files refer to by name.
///
/// On Apple platforms, the Objective-C runtime finds both by name. Here, outlets are found if they're declared with
/// ``Outlet``. Override these properties to list other outlets and actions:
///
/// ```swift
/// final class SignInController: UIViewController {
///     weak var nameField: UITextField!
///
///     override class var interfaceProperties: [InterfaceProperty] {
///         super.interfaceProperties + [InterfaceProperty("nameField", \SignInController.nameField)]
///     }
///
///     override class var interfaceActions: [InterfaceAction] {
///         super.interfaceActions + [InterfaceAction("signIn:", SignInController.signIn)]
///     }
///
///     func signIn(_ sender: UIButton) { … }
/// }
/// ```
///
/// Responders, such as views and view controllers, conform to the protocol. Other objects in a file can also conform.
@preconcurrency @MainActor
public protocol InterfaceConnectable: AnyObject {
    /// The properties that files set, in addition to those declared with ``Outlet``: outlets, outlet collections, and
    /// user-defined runtime attributes. Overrides add to the list of `super`.
    static var interfaceProperties: [InterfaceProperty] { get }

    /// The methods that files call: actions and unwind actions. Overrides add to the list of `super`.
    static var interfaceActions: [InterfaceAction] { get }
}

extension InterfaceConnectable {
    /// An empty array. This is the default implementation.
    public static var interfaceProperties: [InterfaceProperty] { [] }

    /// An empty array. This is the default implementation.
    public static var interfaceActions: [InterfaceAction] { [] }
}
