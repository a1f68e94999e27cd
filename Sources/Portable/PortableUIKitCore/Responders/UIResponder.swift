import Foundation

/// An object that can handle events: views, controllers, windows, the application and its delegate.
///
/// Events that a responder doesn't handle are sent to its ``next`` responder.
@preconcurrency @MainActor
open class UIResponder: NSObject, InterfaceConnectable, UIResponderStandardEditActions {
    /// Creates a responder outside every chain.
    public override init() {
        super.init()
    }

    deinit {
        AssociatedObjects.release(of: self)
        ObservedProperties.release(of: self)
    }

    // MARK: Observing

    /// Called with each change of a property that this observes through
    /// `addObserver(_:forKeyPath:options:context:)`; does nothing by default.
    ///
    /// Differs from UIKit: it is a method of responders, not of all objects.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    // MARK: Motion

    /// Called when the device begins to be shaken; hands it on to the next responder by default.
    ///
    /// Differs from UIKit: it's never called, because a window can't be shaken.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// Called when the device has been shaken; hands it on to the next responder by default.
    ///
    /// Differs from UIKit: it's never called, because a window can't be shaken.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// Called when a shake is canceled; hands it on to the next responder by default.
    ///
    /// Differs from UIKit: it's never called, because a window can't be shaken.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    // MARK: Interface files

    /// Called when an interface file that has this in it has been loaded and connected; does nothing by default.
    /// Overrides call `super`.
    ///
    /// Differs from UIKit: it is a method of responders, bar items, navigation items, recognizers, layouts and
    /// constraints, not of all objects.
    open func awakeFromNib() {}

    /// Called when Xcode shows the object in an interface file. It's never called here.
    open func prepareForInterfaceBuilder() {}

    /// The properties that interface files set by name, in addition to those declared with ``Outlet`` and to UIKit's
    /// properties. The default is empty. Overrides add to the value of `super`.
    open class var interfaceProperties: [InterfaceProperty] { [] }

    /// The methods that interface files and selectors call by name. The default is empty. Overrides add to the value of
    /// `super`.
    open class var interfaceActions: [InterfaceAction] { [] }

    // MARK: The chain

    /// The responder that gets what this one doesn't handle; nil by default.
    open var next: UIResponder? { nil }

    /// The window whose first responder this can be.
    @_spi(Collage)
    open var responderWindow: UIWindow? { next?.responderWindow }

    // MARK: First responder

    /// Whether events without a place on the screen, such as keys, go here first.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Whether this may become the first responder; false by default.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this may stop being the first responder; true by default.
    open var canResignFirstResponder: Bool { true }

    /// Makes this the first responder of its window, if it can be and the current one resigns.
    /// - Returns: Whether it's the first responder now: `false` outside a window.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, let window = responderWindow else { return false }
        // The keyboard stays for the next first responder.
        return changingFirstResponder {
            guard window.firstResponder?.resignFirstResponder() ?? true else { return false }
            window.firstResponder = self
            return true
        }
    }

    /// Stops being the first responder, if that is possible.
    /// - Returns: Whether it isn't the first responder afterward.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        responderWindow?.firstResponder = nil
        return true
    }

    /// The view that replaces the keyboard while this responder, or one whose chain contains it, is the first
    /// responder. If it's `nil`, the keyboard appears. The height of its frame is its height on screen.
    open var inputView: UIView? { nil }

    /// The view above the keyboard, or at the bottom of the screen without one, while this or a responder whose chain
    /// this is in is the first responder; nil by default. It is as high as its constraints or its frame say.
    open var inputAccessoryView: UIView? { nil }

    /// Asks for ``inputView`` and ``inputAccessoryView`` again, if this is the first responder.
    open func reloadInputViews() {
        guard isFirstResponder else { return }
        responderWindow?.device?.keyboard.update()
    }

    /// The undo manager for changes in this responder: by default the one of the next responder, and finally that of
    /// the window.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Events

    /// Touches have begun in the view; by default the next responder is told.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Touches have moved; by default the next responder is told.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Touches were lifted; by default the next responder is told.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Touches were taken away, for example by a gesture recognizer; by default the next responder is told.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Tells the responder that keys or buttons were pressed. By default, the next responder receives the call.
    /// Overrides call `super` for presses that they don't handle, so that the focus can move.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    /// Keys are repeated; by default the next responder is told.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Keys or buttons have gone up; by default the next responder is told.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// The system has taken keys or buttons away; by default the next responder is told.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// The key commands while this object is in the responder chain; `nil` by default.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Called before a command is shown in a menu, to change how it looks; does nothing by default.
    open func validate(_ command: UICommand) {}

    // MARK: Actions

    /// Returns whether the responder can perform `action`: by default, whether it has the method of the selector.
    ///
    /// Differs from UIKit: there, the Objective-C runtime knows which methods an object has. Every responder has the
    /// standard edit actions; a class that overrides one, such as ``copy(_:)``, must return `true` for it in an
    /// override of this method, or add it to ``interfaceActions``.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        StandardEditAction.isStandard(action)
            ? StandardEditAction.isOverridden(action, by: self) : action.isImplemented(by: self)
    }

    /// The first responder of the chain, beginning here, that can perform `action`.
    /// - Complexity: O(length of the chain).
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    // MARK: Editing

    /// Moves the selection to the pasteboard. Like the other edit actions, it raises by default.
    open func cut(_ sender: Any?) { raiseUnrecognized("cut:") }
    /// Copies the selection to the pasteboard.
    open func copy(_ sender: Any?) { raiseUnrecognized("copy:") }
    /// Replaces the selection with the content of the pasteboard.
    open func paste(_ sender: Any?) { raiseUnrecognized("paste:") }
    /// Replaces the selection with the content of the pasteboard, with the attributes of the surrounding text.
    open func pasteAndMatchStyle(_ sender: Any?) { raiseUnrecognized("pasteAndMatchStyle:") }
    /// Pastes a URL and opens it.
    open func pasteAndGo(_ sender: Any?) { raiseUnrecognized("pasteAndGo:") }
    /// Pastes words and looks for them.
    open func pasteAndSearch(_ sender: Any?) { raiseUnrecognized("pasteAndSearch:") }
    /// Selects the content at the current position, such as a word.
    open func select(_ sender: Any?) { raiseUnrecognized("select:") }
    /// Selects everything.
    open func selectAll(_ sender: Any?) { raiseUnrecognized("selectAll:") }
    /// Removes the selection.
    open func delete(_ sender: Any?) { raiseUnrecognized("delete:") }
    /// Has a text run from left to right.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
        raiseUnrecognized("makeTextWritingDirectionLeftToRight:")
    }
    /// Has a text run from right to left.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
        raiseUnrecognized("makeTextWritingDirectionRightToLeft:")
    }
    /// Makes the selection bold, or removes bold.
    open func toggleBoldface(_ sender: Any?) { raiseUnrecognized("toggleBoldface:") }
    /// Makes the selection italic, or removes italic.
    open func toggleItalics(_ sender: Any?) { raiseUnrecognized("toggleItalics:") }
    /// Underlines the selection, or removes the underline.
    open func toggleUnderline(_ sender: Any?) { raiseUnrecognized("toggleUnderline:") }
    /// Increases the size of the selection.
    open func increaseSize(_ sender: Any?) { raiseUnrecognized("increaseSize:") }
    /// Decreases the size of the selection.
    open func decreaseSize(_ sender: Any?) { raiseUnrecognized("decreaseSize:") }

    private func raiseUnrecognized(_ name: String) -> Never {
        raise("-[\(type(of: self)) \(name)]: unrecognized selector sent to instance")
    }

    // MARK: Accessibility

    /// The accessibility properties that the app has set; `nil` until it sets one.
    private var accessibilitySettings: AccessibilitySettings?
    /// The accessibility properties until the app sets others.
    @_spi(Collage)
    open var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }

    private func setAccessibility<Value>(
        _ property: ReferenceWritableKeyPath<AccessibilitySettings, Value>, _ value: Value
    ) {
        let settings = accessibilitySettings ?? AccessibilitySettings()
        accessibilitySettings = settings
        settings[keyPath: property] = value
    }

    /// A Boolean value that indicates whether this is an accessibility element, so that the elements in it aren't. It's
    /// `true` by default for labels and most controls.
    open var isAccessibilityElement: Bool {
        get { accessibilitySettings?.isElement ?? accessibilityDefaults.isElement }
        set { setAccessibility(\.isElement, newValue) }
    }

    /// The label; the text of a label or button by default.
    open var accessibilityLabel: String? {
        get { accessibilitySettings?.label ?? accessibilityDefaults.label }
        set { setAccessibility(\.label, newValue) }
    }

    /// A description of the result of activating the element, if the label doesn't describe it; `nil` by default.
    open var accessibilityHint: String? {
        get { accessibilitySettings?.hint }
        set { setAccessibility(\.hint, newValue) }
    }

    /// The value: the position of a slider by default, for example.
    open var accessibilityValue: String? {
        get { accessibilitySettings?.value ?? accessibilityDefaults.value }
        set { setAccessibility(\.value, newValue) }
    }

    /// The role of the element and how it behaves.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilitySettings?.traits ?? accessibilityDefaults.traits }
        set { setAccessibility(\.traits, newValue) }
    }

    /// A name that identifies the element in tests. It isn't read out. The default is `nil`.
    open var accessibilityIdentifier: String? {
        get { accessibilitySettings?.identifier }
        set { setAccessibility(\.identifier, newValue) }
    }

    /// The language tag for reading the element out; `nil` means the language of the app.
    open var accessibilityLanguage: String? {
        get { accessibilitySettings?.language }
        set { setAccessibility(\.language, newValue) }
    }

    /// Where it is on the screen, in points; the view's own frame by default, zero for others.
    open var accessibilityFrame: CGRect {
        get { accessibilitySettings?.frame ?? (self as? UIView).map { $0.convertToScreen($0.bounds) } ?? .zero }
        set { setAccessibility(\.frame, newValue) }
    }

    /// Where it is touched when it is activated, on the screen; the middle of its frame by default.
    open var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return accessibilitySettings?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { setAccessibility(\.activationPoint, newValue) }
    }

    /// The elements in this element, in reading order: views and `UIAccessibilityElement`s. The default is `nil`, which
    /// means the subviews.
    open var accessibilityElements: [Any]? {
        get { accessibilitySettings?.elements }
        set { setAccessibility(\.elements, newValue) }
    }

    /// The actions that the element offers in addition to activation; `nil` by default.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilitySettings?.customActions }
        set { setAccessibility(\.customActions, newValue) }
    }

    /// A Boolean value that indicates whether the elements in this element are hidden. The default is `false`.
    open var accessibilityElementsHidden: Bool {
        get { accessibilitySettings?.hidesElements ?? false }
        set { setAccessibility(\.hidesElements, newValue) }
    }

    /// A Boolean value that indicates whether the views next to this view are ignored, as behind a dialog. The default
    /// is `false`.
    open var accessibilityViewIsModal: Bool {
        get { accessibilitySettings?.isModal ?? false }
        set { setAccessibility(\.isModal, newValue) }
    }

    /// A Boolean value that indicates whether the elements in this view are read as a group, before those next to it.
    /// The default is `false`.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilitySettings?.groupsChildren ?? false }
        set { setAccessibility(\.groupsChildren, newValue) }
    }

    /// Activates it.
    /// - Returns: Whether that was all; false, the default, has it touched at its activation point.
    open func accessibilityActivate() -> Bool { false }

    /// Raises the value of something adjustable; does nothing by default.
    open func accessibilityIncrement() {}

    /// Lowers the value of something adjustable; does nothing by default.
    open func accessibilityDecrement() {}

    /// Scrolls the container of the element by a page.
    /// - Returns: Whether it scrolled. With `false`, the default, the next responder is called.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// Dismisses the container of the element.
    /// - Returns: Whether it was dismissed. With `false`, the default, the next responder is called.
    open func accessibilityPerformEscape() -> Bool { false }

    /// Performs the most important action in the current state of the app.
    /// - Returns: Whether it performed an action. With `false`, the default, the next responder is called.
    open func accessibilityPerformMagicTap() -> Bool { false }

    /// Called when the accessibility focus moves to the element. Does nothing by default.
    open func accessibilityElementDidBecomeFocused() {}

    /// Called when the accessibility focus leaves the element. Does nothing by default.
    open func accessibilityElementDidLoseFocus() {}
}
