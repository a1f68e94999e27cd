import Foundation
@_spi(Collage) import PortableUIKitCore

/// An object that moves a cursor to the position where dragged text would be dropped.
@preconcurrency @MainActor
open class UITextCursorDropPositionAnimator: NSObject {
    private static let duration = 0.15

    /// The cursor.
    public let cursorView: any UIView & UITextCursorView
    /// The text input.
    public let textInput: any UIView & UITextInput

    private var isShown = false

    /// Creates an animator of a cursor in a text input.
    public init(textCursorView cursorView: any UIView & UITextCursorView, textInput: any UIView & UITextInput) {
        self.cursorView = cursorView
        self.textInput = textInput
        super.init()
    }

    /// Shows or hides the cursor.
    open func setCursorVisible(_ visible: Bool, animated: Bool) {
        isShown = visible
        cursorView.isHidden = false
        change(animated) { [cursorView] in cursorView.alpha = visible ? 1 : 0 }
    }

    /// Moves the cursor to a position in the text. `nil` hides it.
    open func placeCursor(at position: UITextPosition?, animated: Bool) {
        guard let position else { return setCursorVisible(false, animated: animated) }
        let target = cursorView.superview ?? textInput
        if cursorView.superview == nil { textInput.addSubview(cursorView) }
        let frame = textInput.textInputView.convert(textInput.caretRect(for: position), to: target)
        change(animated && isShown) { [cursorView] in cursorView.frame = frame }
        if !isShown { setCursorVisible(true, animated: animated) }
    }

    /// Runs changes in an animation with the duration of the cursor's.
    open func animate(alongsideChanges animation: (() -> Void)?, completion: (() -> Void)?) {
        UIView.animate(withDuration: Self.duration) {
            animation?()
        } completion: { _ in
            completion?()
        }
    }

    private func change(_ animated: Bool, _ change: @escaping () -> Void) {
        if animated { UIView.animate(withDuration: Self.duration, animations: change) } else { change() }
    }
}
