import Foundation

/// An object that can handle events: a view, a view controller, a window, the application, or its delegate.
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

    /// Tells the observer that an observed property has changed, after a call of
    /// `addObserver(_:forKeyPath:options:context:)`. The default does nothing.
    ///
    /// Differs from UIKit: only responders can override it. Other objects can have a method of this name in sources
    /// that Collage's tool has rewritten.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    // MARK: Motion

    /// Tells the responder that the user has begun to shake the device. The default calls the next responder.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// Tells the responder that the user has shaken the device. The default calls the next responder.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// Tells the responder that a shake was canceled. The default calls the next responder.
    ///
    /// Differs from UIKit: it's never called, because a shake ends immediately.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    // MARK: Interface files

    /// Called after an interface file that contains the object has been loaded and connected. The default does nothing.
    /// Overrides must call `super`.
    ///
    /// Differs from UIKit: it's a method of responders, bar items, navigation items, recognizers, layouts, and
    /// constraints instead of all objects.
    open func awakeFromNib() {}

    /// Does nothing. In the Objective-C runtime, a class also responds to the instance methods of `NSObject`, so some
    /// apps override this class method by mistake.
    ///
    /// Differs from UIKit: it's a method of responders instead of all objects.
    open class func awakeFromNib() {}

    /// An implementation detail: Collage's build tool overrides this method in classes that declare an initializer
    /// without parameters, to create instances from generic parameters. The default returns `nil`.
    open class func _makeWithOwnInitializer() -> UIResponder? { nil }

    /// Called when Xcode shows the object in an interface file.
    ///
    /// Differs from UIKit: Xcode doesn't run the app, so the method isn't called.
    open func prepareForInterfaceBuilder() {}

    /// The properties that interface files set by name, in addition to those declared with ``Outlet`` and to UIKit's
    /// properties. The default is empty. Overrides add to the value of `super`.
    open class var interfaceProperties: [InterfaceProperty] { [] }

    /// The methods that interface files and selectors call by name. The default is empty. Overrides add to the value of
    /// `super`.
    open class var interfaceActions: [InterfaceAction] { [] }

    // MARK: The chain

    /// The responder that receives the events that this one doesn't handle. The default is `nil`.
    open var next: UIResponder? { nil }

    /// The window in which the responder can be the first responder.
    @_spi(Collage)
    open var responderWindow: UIWindow? { next?.responderWindow }

    // MARK: First responder

    /// A Boolean value that indicates whether the responder is the first responder, which receives events without a
    /// location, such as key presses.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// A Boolean value that indicates whether the responder can become the first responder. The default is `false`.
    open var canBecomeFirstResponder: Bool { false }

    /// A Boolean value that indicates whether the responder can resign as the first responder. The default is `true`.
    open var canResignFirstResponder: Bool { true }

    /// Makes the responder the first responder of its window, if it can become one and the current one resigns.
    /// - Returns: `true` if the responder is now the first responder. It's `false` outside a window.
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

    /// Resigns as the first responder, if possible.
    /// - Returns: `true` if the responder isn't the first responder anymore.
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

    /// The view above the keyboard, or at the bottom of the screen if there's no keyboard, while this responder, or one
    /// whose chain contains it, is the first responder. The default is `nil`. Its constraints or its frame determine
    /// its height.
    open var inputAccessoryView: UIView? { nil }

    /// The controller whose view replaces the keyboard. It's used if there's no ``inputView``. The default is `nil`.
    open var inputViewController: UIInputViewController? { nil }

    /// The controller whose view is above the keyboard. It's used if there's no ``inputAccessoryView``. The default is
    /// `nil`.
    open var inputAccessoryViewController: UIInputViewController? { nil }

    /// The buttons in the bar above the keyboard of an iPad. Each responder has its own.
    open var inputAssistantItem: UITextInputAssistantItem { assistantItem }

    /// The keyboard of the text input. The default is the first one of ``UITextInputMode/activeInputModes``.
    open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

    /// A name of the context in which the user enters text, such as a conversation. The default is `nil`.
    ///
    /// Differs from UIKit: the system doesn't store keyboards by name, because the device has one keyboard.
    open var textInputContextIdentifier: String? { nil }

    /// Removes the keyboard that's stored for a context.
    ///
    /// Differs from UIKit: the system doesn't store keyboards by name, because the device has one keyboard.
    open class func clearTextInputContextIdentifier(_ identifier: String) {}

    /// The setting for gestures with three fingers that edit the content. The default is `.default`.
    ///
    /// Differs from UIKit: hosts have no such gestures.
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

    /// Updates ``inputView`` and ``inputAccessoryView`` on the screen, if the responder is the first responder.
    open func reloadInputViews() {
        guard isFirstResponder else { return }
        responderWindow?.device?.keyboard.update()
    }

    /// The undo manager for changes in this responder. The default is the next responder's undo manager. The window has
    /// its own.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Events

    /// Tells the responder that touches have begun in the view. The default calls the next responder.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Tells the responder that touches have moved. The default calls the next responder.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Tells the responder that touches have ended. The default calls the next responder.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Tells the responder that touches were canceled, for example by a gesture recognizer. The default calls the next
    /// responder.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Tells the responder that keys or buttons were pressed. By default, the next responder receives the call.
    /// Overrides call `super` for presses that they don't handle, so that the focus can move.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    /// Tells the responder that key presses are repeated. The default calls the next responder.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Tells the responder that keys or buttons were released. The default calls the next responder.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Tells the responder that the system has canceled presses. The default calls the next responder.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// The key commands while this object is in the responder chain. The default is `nil`.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Called before a command is shown in a menu. Override it to change the command's style. The default does nothing.
    open func validate(_ command: UICommand) {}

    /// Tells the responder to change the menus of a system. The default does nothing. Overrides call `super`.
    ///
    /// For the main menu, the application and its delegate are called; for edit menus, every responder of the chain.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    /// Returns the provider of a deferred menu element that uses the focus. The default is `nil`, which means that the
    /// next responder is called.
    open func provider(for deferredElement: UIDeferredMenuElement) -> UIDeferredMenuElement.Provider? { nil }

    // MARK: Actions

    /// Returns whether the responder can perform `action`: by default, whether it has the method of the selector.
    ///
    /// Differs from UIKit: there, the Objective-C runtime can look up the methods of an object. Every responder has the
    /// standard edit actions; a class that overrides one, such as ``copy(_:)``, must return `true` for it in an
    /// override of this method, or add it to ``interfaceActions``.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == StandardEditAction.paste, pasteConfiguration != nil {
            return canPaste(UIPasteboard.general.itemProviders)
        }
        return StandardEditAction.isStandard(action)
            ? StandardEditAction.isOverridden(action, by: self) : action.isImplemented(by: self)
    }

    /// Returns the first responder in the chain, beginning with this one, that can perform `action`, or `nil` if
    /// there's none.
    /// - Complexity: O(*n*) in the length of the chain.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    // MARK: Pasting

    /// The types of data that the responder accepts from the pasteboard and from drags. The default is `nil`.
    ///
    /// A responder with a configuration performs ``paste(_:)-swift.method`` of the edit menu: its
    /// ``paste(itemProviders:)`` receives the items.
    open var pasteConfiguration: UIPasteConfiguration? {
        get { ownPasteConfiguration }
        set { ownPasteConfiguration = newValue }
    }

    /// Inserts items of the pasteboard or of a drag. The default does nothing.
    open func paste(itemProviders: [NSItemProvider]) {}

    /// Returns whether the responder accepts items: by default, whether one of them has a type of
    /// ``pasteConfiguration``.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        guard let pasteConfiguration else { return false }
        return itemProviders.contains { pasteConfiguration.accepts($0) }
    }

    // MARK: Editing

    /// Moves the selection to the pasteboard. Like the other edit actions, it raises an exception by default.
    open func cut(_ sender: Any?) { raiseUnrecognized("cut:") }
    /// Copies the selection to the pasteboard.
    open func copy(_ sender: Any?) { raiseUnrecognized("copy:") }
    /// Replaces the selection with the content of the pasteboard.
    open func paste(_ sender: Any?) {
        guard pasteConfiguration != nil else { raiseUnrecognized("paste:") }
        paste(itemProviders: UIPasteboard.general.itemProviders)
    }
    /// Replaces the selection with the content of the pasteboard, with the attributes of the surrounding text.
    open func pasteAndMatchStyle(_ sender: Any?) { raiseUnrecognized("pasteAndMatchStyle:") }
    /// Pastes a URL and opens it.
    open func pasteAndGo(_ sender: Any?) { raiseUnrecognized("pasteAndGo:") }
    /// Pastes text and searches for it.
    open func pasteAndSearch(_ sender: Any?) { raiseUnrecognized("pasteAndSearch:") }
    /// Selects the content at the current position, such as a word.
    open func select(_ sender: Any?) { raiseUnrecognized("select:") }
    /// Selects everything.
    open func selectAll(_ sender: Any?) { raiseUnrecognized("selectAll:") }
    /// Removes the selection.
    open func delete(_ sender: Any?) { raiseUnrecognized("delete:") }
    /// Sets the writing direction of the text to left to right.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
        raiseUnrecognized("makeTextWritingDirectionLeftToRight:")
    }
    /// Sets the writing direction of the text to right to left.
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
    /// Aligns the text with the left edge.
    open func alignLeft(_ sender: Any?) { raiseUnrecognized("alignLeft:") }
    /// Centers the text.
    open func alignCenter(_ sender: Any?) { raiseUnrecognized("alignCenter:") }
    /// Aligns the text with both edges.
    open func alignJustified(_ sender: Any?) { raiseUnrecognized("alignJustified:") }
    /// Aligns the text with the right edge.
    open func alignRight(_ sender: Any?) { raiseUnrecognized("alignRight:") }
    /// Creates an item from the content of the pasteboard.
    open func newFromPasteboard(_ sender: Any?) { raiseUnrecognized("newFromPasteboard:") }
    /// Closes the current content, such as a window or a tab.
    open func performClose(_ sender: Any?) { raiseUnrecognized("performClose:") }
    /// Shows or hides the inspector.
    open func toggleInspector(_ sender: Any?) { raiseUnrecognized("toggleInspector:") }
    /// Inserts a copy of the selection.
    open func duplicate(_ sender: Any?) { raiseUnrecognized("duplicate:") }
    /// Shows destinations for the selection.
    open func export(_ sender: Any?) { raiseUnrecognized("export:") }
    /// Moves the selection to another location.
    open func move(_ sender: Any?) { raiseUnrecognized("move:") }
    /// Renames the content.
    open func rename(_ sender: Any?) { raiseUnrecognized("rename:") }
    /// Shows or hides the sidebar.
    open func toggleSidebar(_ sender: Any?) { raiseUnrecognized("toggleSidebar:") }
    /// Shows the find navigator.
    open func find(_ sender: Any?) { raiseUnrecognized("find:") }
    /// Shows the find navigator with a field for replacements.
    open func findAndReplace(_ sender: Any?) { raiseUnrecognized("findAndReplace:") }
    /// Selects the next result.
    open func findNext(_ sender: Any?) { raiseUnrecognized("findNext:") }
    /// Selects the previous result.
    open func findPrevious(_ sender: Any?) { raiseUnrecognized("findPrevious:") }
    /// Searches for the selected text.
    open func useSelectionForFind(_ sender: Any?) { raiseUnrecognized("useSelectionForFind:") }
    /// Prints the content.
    open func printContent(_ sender: Any?) { raiseUnrecognized("printContent:") }
    /// Shows Writing Tools for the selection.
    ///
    /// Differs from UIKit: hosts have no Writing Tools, so no responder of UIKit has the action.
    open func showWritingTools(_ sender: Any) { raiseUnrecognized("showWritingTools:") }
    /// Changes the attributes of the selection with a closure.
    open func updateTextAttributes(conversionHandler: @escaping UITextAttributesConversionHandler) {
        raiseUnrecognized("updateTextAttributesWithConversionHandler:")
    }

    private func raiseUnrecognized(_ name: String) -> Never {
        raise("-[\(type(of: self)) \(name)]: unrecognized selector sent to instance")
    }

    // MARK: Activities

    /// Updates the state of an activity before it's saved. Subclasses add information to it.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Restores the state of an activity. It's called if the application's delegate passes the responder to the
    /// restoration handler of an activity that the app continues.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Accessibility

    /// The accessibility properties that the app has set, or `nil` if it hasn't set any.
    var ownAccessibilitySettings: AccessibilitySettings?

    /// The accessibility properties that apply unless the app has set others.
    @_spi(Collage)
    open var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }

    /// A Boolean value that indicates whether the responder is an accessibility element. If it's `true`, the elements
    /// in it are hidden. The default is `true` for labels and most controls.
    open var isAccessibilityElement: Bool {
        get { accessibilitySetting(\.isElement, block: \.isElement) ?? accessibilityDefaults.isElement }
        set { setAccessibility(\.isElement, newValue) }
    }

    /// The label. The default is a label's text or a button's title.
    open var accessibilityLabel: String? {
        get {
            accessibilitySetting(\.label, block: \.label)
                ?? accessibilitySettings?.blocks?.closures.attributedLabel?()?.string
                ?? accessibilityDefaults.label
        }
        set {
            setAccessibility(\.label, newValue)
            accessibilitySettings?.values.attributedLabel = nil
        }
    }

    /// A description of the result of activating the element, if the label doesn't describe it. The default is `nil`.
    open var accessibilityHint: String? {
        get { accessibilitySetting(\.hint, block: \.hint) }
        set {
            setAccessibility(\.hint, newValue)
            accessibilitySettings?.values.attributedHint = nil
        }
    }

    /// The value, for example the position of a slider.
    open var accessibilityValue: String? {
        get { accessibilitySetting(\.value, block: \.value) ?? accessibilityDefaults.value }
        set {
            setAccessibility(\.value, newValue)
            accessibilitySettings?.values.attributedValue = nil
        }
    }

    /// The traits that describe the element's role and behavior.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilitySetting(\.traits, block: \.traits) ?? accessibilityDefaults.traits }
        set { setAccessibility(\.traits, newValue) }
    }

    /// The language tag for reading the element. `nil` means the language of the app.
    open var accessibilityLanguage: String? {
        get { accessibilitySetting(\.language, block: \.language) }
        set { setAccessibility(\.language, newValue) }
    }

    /// A name that identifies the element in tests. It isn't read aloud. The default is `nil`.
    open var accessibilityIdentifier: String? {
        get { accessibilitySetting(\.identifier, block: \.identifier) }
        set { setAccessibility(\.identifier, newValue) }
    }

    /// The element's frame on the screen, in points. The default is a view's frame, and zero for other responders.
    open var accessibilityFrame: CGRect {
        get {
            accessibilitySetting(\.frame, block: \.frame)
                ?? (self as? UIView).map { $0.convertToScreen($0.bounds) }
                ?? .zero
        }
        set { setAccessibility(\.frame, newValue) }
    }

    /// The outline of the element in screen coordinates. If it's `nil`, the outline is the frame. The default of a view
    /// with rounded corners is its frame with such corners. Activation touches a point inside of the outline.
    open var accessibilityPath: UIBezierPath? {
        get { accessibilitySetting(\.path, block: \.path) ?? providedAccessibilityPath }
        set { setAccessibility(\.path, newValue) }
    }

    /// The point on the screen that's touched to activate the element. The default is the center of its path or its
    /// frame.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibilitySetting(\.activationPoint, block: \.activationPoint) ?? defaultActivationPoint }
        set { setAccessibility(\.activationPoint, newValue) }
    }

    /// The elements in this element, in reading order: views and `UIAccessibilityElement`s. The default is `nil`, which
    /// means the subviews.
    open var accessibilityElements: [Any]? {
        get { accessibilitySetting(\.elements, block: \.elements) }
        set { setAccessibility(\.elements, newValue) }
    }

    /// The elements in this element that automated tests find instead of ``accessibilityElements``. The default is
    /// `nil`.
    ///
    /// Differs from UIKit: tests find the accessibility elements.
    open var automationElements: [Any]? {
        get { accessibilitySetting(\.automationElements, block: \.automationElements) }
        set { setAccessibility(\.automationElements, newValue) }
    }

    /// The actions that the element offers in addition to activation. The default is `nil`.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilitySetting(\.customActions, block: \.customActions) }
        set { setAccessibility(\.customActions, newValue) }
    }

    /// The rotors that find items in the element, such as errors or links. They apply to the elements in it as well.
    /// The default is `nil`.
    ///
    /// Differs from UIKit: browsers have no rotor. Tests search with the rotors of an element.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibilitySetting(\.customRotors, block: \.customRotors) }
        set { setAccessibility(\.customRotors, newValue) }
    }

    /// A Boolean value that indicates whether the elements in this element are hidden. The default is `false`.
    open var accessibilityElementsHidden: Bool {
        get { accessibilitySetting(\.hidesElements, block: \.hidesElements) ?? false }
        set { setAccessibility(\.hidesElements, newValue) }
    }

    /// A Boolean value that indicates whether the views next to this view are ignored, as behind a dialog. The default
    /// is `false`.
    open var accessibilityViewIsModal: Bool {
        get { accessibilitySetting(\.isModal, block: \.isModal) ?? false }
        set { setAccessibility(\.isModal, newValue) }
    }

    /// A Boolean value that indicates whether the elements in this view are read as a group, before those next to it.
    /// The default is `false`.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilitySetting(\.groupsChildren, block: \.groupsChildren) ?? false }
        set { setAccessibility(\.groupsChildren, newValue) }
    }

    /// The role of this element as a container, such as a landmark. The element's label is the name of the container.
    /// The default is ``UIAccessibilityContainerType/none``.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibilitySetting(\.containerType, block: \.containerType) ?? .none }
        set { setAccessibility(\.containerType, newValue) }
    }

    /// A value that indicates whether the element is expanded or collapsed. The default is
    /// ``UIAccessibility/ExpandedStatus/unsupported``.
    open var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
        get { accessibilitySetting(\.expandedStatus, block: \.expandedStatus) ?? .unsupported }
        set { setAccessibility(\.expandedStatus, newValue) }
    }

    /// A Boolean value that indicates whether activating the element has an effect. The default is `true` for controls,
    /// and for elements with the trait of a button, a link, or an adjustable element.
    open var accessibilityRespondsToUserInteraction: Bool {
        get {
            accessibilitySetting(\.respondsToUserInteraction, block: \.respondsToUserInteraction)
                ?? respondsByDefault
        }
        set { setAccessibility(\.respondsToUserInteraction, newValue) }
    }

    /// The way in which Switch Control moves through the elements in this element. The default is
    /// ``UIAccessibilityNavigationStyle/automatic``.
    ///
    /// Differs from UIKit: hosts have no Switch Control.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibilitySetting(\.navigationStyle, block: \.navigationStyle) ?? .automatic }
        set { setAccessibility(\.navigationStyle, newValue) }
    }

    /// The elements that are the headers of this element. Their labels are read before its label. The default is `nil`.
    open var accessibilityHeaderElements: [Any]? {
        get { accessibilitySetting(\.headerElements, block: \.headerElements) }
        set { setAccessibility(\.headerElements, newValue) }
    }

    /// The kind of text that the element has, such as source code. The default is `nil`.
    ///
    /// Differs from UIKit: hosts read all text the same way.
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { accessibilitySetting(\.textualContext, block: \.textualContext) }
        set { setAccessibility(\.textualContext, newValue) }
    }

    /// The element whose text precedes the text of this element. The default is `nil`.
    ///
    /// Differs from UIKit: hosts navigate in the text of one element.
    open var accessibilityPreviousTextNavigationElement: Any? {
        get { accessibilitySetting(\.previousTextElement, block: \.previousTextElement) }
        set { setAccessibility(\.previousTextElement, newValue) }
    }

    /// The element whose text follows the text of this element. The default is `nil`.
    ///
    /// Differs from UIKit: hosts navigate in the text of one element.
    open var accessibilityNextTextNavigationElement: Any? {
        get { accessibilitySetting(\.nextTextElement, block: \.nextTextElement) }
        set { setAccessibility(\.nextTextElement, newValue) }
    }

    /// Options that determine how an element with the trait ``UIAccessibilityTraits/allowsDirectInteraction`` receives
    /// touches. The default is empty.
    ///
    /// Differs from UIKit: all elements receive touches.
    open var accessibilityDirectTouchOptions: UIAccessibility.DirectTouchOptions {
        get { accessibilitySetting(\.directTouchOptions) ?? [] }
        set { setAccessibility(\.directTouchOptions, newValue) }
    }

    /// The points at which VoiceOver can begin a drag. The default is `nil`, which means the activation point.
    ///
    /// Differs from UIKit: hosts have no drags with assistive technologies.
    open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibilitySetting(\.dragSources) }
        set { setAccessibility(\.dragSources, newValue) }
    }

    /// The points at which VoiceOver can end a drag. The default is `nil`, which means the activation point.
    ///
    /// Differs from UIKit: hosts have no drags with assistive technologies.
    open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibilitySetting(\.dropPoints) }
        set { setAccessibility(\.dropPoints, newValue) }
    }

    /// The label with attributes for reading it aloud, such as a language. Setting it sets ``accessibilityLabel`` as
    /// well.
    ///
    /// A language that applies to all of the label is the language of the element. Differs from UIKit: hosts ignore the
    /// other attributes.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { attributedAccessibility(\.attributedLabel, block: \.attributedLabel, text: accessibilityLabel) }
        set {
            accessibilityLabel = newValue?.string
            setAccessibility(\.attributedLabel, newValue)
        }
    }

    /// The hint with attributes for reading it aloud. Setting it sets ``accessibilityHint`` as well.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { attributedAccessibility(\.attributedHint, block: \.attributedHint, text: accessibilityHint) }
        set {
            accessibilityHint = newValue?.string
            setAccessibility(\.attributedHint, newValue)
        }
    }

    /// The value with attributes for reading it aloud. Setting it sets ``accessibilityValue`` as well.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { attributedAccessibility(\.attributedValue, block: \.attributedValue, text: accessibilityValue) }
        set {
            accessibilityValue = newValue?.string
            setAccessibility(\.attributedValue, newValue)
        }
    }

    /// The names with which the user can refer to the element by voice. The default is `nil`, which means the label.
    ///
    /// Differs from UIKit: hosts have no Voice Control. Tests find elements by these names.
    open var accessibilityUserInputLabels: [String]? {
        get { spokenNames?.map(\.string) }
        set { setAccessibility(\.userInputLabels, newValue?.map { NSAttributedString(string: $0) }) }
    }

    /// The names of ``accessibilityUserInputLabels`` with attributes. The default is empty.
    open var accessibilityAttributedUserInputLabels: [NSAttributedString] {
        get { spokenNames ?? [] }
        set { setAccessibility(\.userInputLabels, newValue) }
    }

    /// The text input that receives the user's text while the element has accessibility focus. It isn't retained. The
    /// default is `nil`.
    ///
    /// Differs from UIKit: hosts send text to the first responder.
    open var accessibilityTextInputResponder: (any UITextInput)? {
        get {
            accessibilitySettings?.blocks?.closures.textInputResponder?()
                ?? accessibilitySettings?.values.textInputResponder as? any UITextInput
        }
        set { setAccessibility(\.textInputResponder, newValue) }
    }

    /// Returns the number of elements in this element. The default is the count of `accessibilityElements`.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// Returns the element at the given position, or `nil` if there's none. The default is the one in
    /// `accessibilityElements`.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// Returns the index of an element, or `NSNotFound` if it isn't in this element.
    open func index(ofAccessibilityElement element: Any) -> Int {
        let object = element as AnyObject
        return accessibilityElements?.firstIndex { ($0 as AnyObject) === object } ?? NSNotFound
    }

    /// Activates the element.
    /// - Returns: `true` if the activation is complete. With `false`, the default, the element is touched at its
    ///   activation point.
    open func accessibilityActivate() -> Bool { accessibilitySettings?.blocks?.closures.activate?() ?? false }

    /// Increases the value of an adjustable element. The default does nothing.
    open func accessibilityIncrement() { accessibilitySettings?.blocks?.closures.increment?() }

    /// Decreases the value of an adjustable element. The default does nothing.
    open func accessibilityDecrement() { accessibilitySettings?.blocks?.closures.decrement?() }

    /// Scrolls the container of the element by a page.
    /// - Returns: `true` if it scrolled. With `false`, the default, the next responder is called.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// Dismisses the container of the element.
    /// - Returns: `true` if it was dismissed. With `false`, the default, the next responder is called.
    open func accessibilityPerformEscape() -> Bool { accessibilitySettings?.blocks?.closures.escape?() ?? false }

    /// Performs the most important action in the current state of the app.
    /// - Returns: `true` if it performed an action. With `false`, the default, the next responder is called.
    open func accessibilityPerformMagicTap() -> Bool { accessibilitySettings?.blocks?.closures.magicTap?() ?? false }

    /// Zooms in on a point of an element with the trait ``UIAccessibilityTraits/supportsZoom``.
    ///
    /// Differs from UIKit: hosts have no gesture for it.
    /// - Returns: `true` if the content was zoomed. The default is `false`.
    open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }

    /// Zooms out from a point of an element with the trait ``UIAccessibilityTraits/supportsZoom``.
    ///
    /// Differs from UIKit: hosts have no gesture for it.
    /// - Returns: `true` if the content was zoomed. The default is `false`.
    open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }

    /// Returns the accessibility element at a point in the coordinate space of the window, or `nil` if there's none.
    ///
    /// Differs from UIKit: hosts determine the element at a point from the elements on the screen.
    open func accessibilityHitTest(_ point: CGPoint, with event: UIEvent?) -> Any? { element(atWindowPoint: point) }

    // MARK: Accessibility focus

    /// Called when the accessibility focus moves to the element. The default does nothing.
    open func accessibilityElementDidBecomeFocused() {}

    /// Called when the accessibility focus leaves the element. The default does nothing.
    open func accessibilityElementDidLoseFocus() {}

    /// Returns whether an assistive technology has focused the element.
    open func accessibilityElementIsFocused() -> Bool { hasAccessibilityFocus }

    /// Returns the assistive technologies that have focused the element, or `nil` without one.
    open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<
        UIAccessibility.AssistiveTechnologyIdentifier
    >? {
        accessibilityElementIsFocused() ? [.notificationVoiceOver] : nil
    }
}

extension UIResponder: CustomInitializable {
    package static func ownInstance() -> NSObject? { _makeWithOwnInitializer() }
}
