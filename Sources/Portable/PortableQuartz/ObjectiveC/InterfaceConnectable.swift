/// An object whose properties and methods interface files name.
///
/// On Apple's systems the Objective-C runtime finds both by their names. Here, outlets are found if they are declared
/// with ``Outlet``; what else is named stands in these lists:
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
/// Responders, which views and controllers are, conform; other objects that are the owner of a file or stand in one can.
@preconcurrency @MainActor
public protocol InterfaceConnectable: AnyObject {
    /// The properties that files set, beside those declared with ``Outlet``: outlets, outlet collections and
    /// user-defined runtime attributes. Overrides add to what `super` has.
    static var interfaceProperties: [InterfaceProperty] { get }

    /// The methods that files call: actions, and unwind actions. Overrides add to what `super` has.
    static var interfaceActions: [InterfaceAction] { get }
}

extension InterfaceConnectable {
    /// None.
    public static var interfaceProperties: [InterfaceProperty] { [] }

    /// None.
    public static var interfaceActions: [InterfaceAction] { [] }
}
