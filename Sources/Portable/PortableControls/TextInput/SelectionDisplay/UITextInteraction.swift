import Foundation
@_spi(Collage) import PortableUIKitCore

/// The modes of an interaction, in which the user can edit the text or only select it.
public enum UITextInteractionMode: Int, Sendable {
    case editable = 0
    case nonEditable = 1
}

/// An interaction with which the user places the insertion point and selects text in an app's own text input.
///
/// ```swift
/// let interaction = UITextInteraction(for: .editable)
/// interaction.textInput = textField
/// textField.addInteraction(interaction)
/// ```
///
/// Taps place the insertion point, at the ends of words; a double tap selects a word, and a triple tap a paragraph. A long
/// press moves the insertion point, a drag with a pointer selects, and handles change the ends of the selection. After a
/// selection by touch, the edit menu appears.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?

    /// The object that decides whether gestures begin. The interaction doesn't retain it.
    open weak var delegate: (any UITextInteractionDelegate)?

    /// The text input. The interaction doesn't retain it.
    open weak var textInput: (any UIResponder & UITextInput)? {
        didSet { updateDisplay() }
    }

    /// The mode, which determines whether the user can edit the text or only select it.
    open var textInteractionMode: UITextInteractionMode { mode }

    private let mode: UITextInteractionMode
    private lazy var parts = TextInteractionParts(self)
    private var gestures: TextInputGestures { parts.gestures }
    private var forwarder: TextChangeForwarder { parts.forwarder }
    /// The edit menu of the text input.
    var menu: TextInputMenu { parts.menu }
    private var display: UITextSelectionDisplayInteraction? {
        get { parts.display }
        set { parts.display = newValue }
    }

    /// Creates an interaction with text that the user can edit, or only select.
    public init(for mode: UITextInteractionMode) {
        self.mode = mode
        super.init()
    }

    /// The recognizers of the interaction, so that other recognizers can require them to fail.
    open var gesturesForFailureRequirements: [UIGestureRecognizer] { gestures.all }

    /// Removes the recognizers from the previous view.
    open func willMove(to view: UIView?) {
        if let old = self.view {
            for recognizer in gestures.all { old.removeGestureRecognizer(recognizer) }
            old.removeInteraction(menu.interaction)
            if let display { old.removeInteraction(display) }
        }
        display = nil
    }

    /// Adds the recognizers to the view.
    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        for recognizer in gestures.all { view.addGestureRecognizer(recognizer) }
        view.addInteraction(menu.interaction)
        updateDisplay()
    }

    private func updateDisplay() {
        if let display { view?.removeInteraction(display) }
        display = nil
        guard let view, let textInput else { return }
        let display = UITextSelectionDisplayInteraction(textInput: textInput, delegate: forwarder)
        view.addInteraction(display)
        for case let handle as StandardHandleView in display.handleViews { gestures.track(handle) }
        self.display = display
        selectionDidChange()
    }

    /// The observer of changes that the app reports.
    var inputDelegate: any UITextInputDelegate { forwarder }

    /// Shows the selection, while the text input is the first responder.
    func selectionDidChange() {
        guard let textInput, let display else { return }
        display.isActivated = textInput.isFirstResponder
        for case let handle as StandardHandleView in display.handleViews {
            handle.isUserInteractionEnabled = textInput.isFirstResponder
        }
        display.setNeedsSelectionUpdate()
    }

    /// The handles at the start and the end of the selection.
    var handles: [StandardHandleView] { display?.handleViews.compactMap { $0 as? StandardHandleView } ?? [] }

    /// The display of the selection.
    var selectionDisplay: UITextSelectionDisplayInteraction? { display }
}

/// Methods that decide whether gestures on text begin. All methods are optional.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
    /// Asks the delegate whether a gesture begins at a point of the view. The default is `true`.
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    /// Tells the delegate that a gesture begins.
    func interactionWillBegin(_ interaction: UITextInteraction)
    /// Tells the delegate that a gesture has ended.
    func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
    /// Returns `true`.
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
    /// Does nothing.
    public func interactionWillBegin(_ interaction: UITextInteraction) {}
    /// Does nothing.
    public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// The gestures of an interaction, and the display of its selection.
@MainActor
private final class TextInteractionParts {
    let gestures: TextInputGestures
    let forwarder: TextChangeForwarder
    let menu: TextInputMenu
    var display: UITextSelectionDisplayInteraction?

    init(_ interaction: UITextInteraction) {
        gestures = TextInputGestures(interaction)
        forwarder = TextChangeForwarder(interaction)
        menu = TextInputMenu(interaction)
    }
}

/// The observer of a text input with an interaction: it updates the selection and the keys of the keyboard.
@MainActor
private final class TextChangeForwarder: NSObject, UITextInputDelegate, UITextSelectionDisplayInteractionDelegate {
    private weak var interaction: UITextInteraction?

    init(_ interaction: UITextInteraction) {
        self.interaction = interaction
    }

    func selectionWillChange(_ textInput: (any UITextInput)?) {}
    func textWillChange(_ textInput: (any UITextInput)?) {}
    func selectionDidChange(_ textInput: (any UITextInput)?) { update() }
    func textDidChange(_ textInput: (any UITextInput)?) { update() }

    private func update() {
        interaction?.menu.interaction.dismissMenu()
        interaction?.selectionDidChange()
        interaction?.view?.window?.device?.keyboard.updateKeys()
    }
}
