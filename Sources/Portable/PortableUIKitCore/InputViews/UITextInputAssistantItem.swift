import Foundation

/// The buttons in the bar above the keyboard of an iPad.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    /// The buttons at the leading edge. The default is empty.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = [] {
        didSet { didChange() }
    }

    /// The buttons at the trailing edge. The default is empty.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = [] {
        didSet { didChange() }
    }

    /// A Boolean value that indicates whether the user can hide the buttons. The default is `true`.
    ///
    /// Differs from UIKit: no setting hides them.
    open var allowsHidingShortcuts = true

    /// The button that replaces the return key of the keyboard. The default is `nil`.
    open var keyboardActionButtonItem: UIBarButtonItem? {
        didSet { didChange() }
    }

    /// Creates an item without buttons.
    public override init() {
        super.init()
    }

    /// A Boolean value that indicates whether there are buttons.
    package var isEmpty: Bool { leadingBarButtonGroups.isEmpty && trailingBarButtonGroups.isEmpty }

    private func didChange() { DeviceContext.current.keyboard.update() }
}
