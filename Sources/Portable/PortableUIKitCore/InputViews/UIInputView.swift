import DisplayList
import Foundation

/// A view that replaces the keyboard, or appears above it.
@preconcurrency @MainActor
open class UIInputView: UIView {
    /// The appearances of an input view.
    public enum Style: Int, Sendable {
        /// The view has no background.
        case `default` = 0
        /// The view has the background of the keyboard.
        case keyboard = 1
    }

    private let style: Style

    /// Creates a view with a frame, in points, and an appearance.
    public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
        style = inputViewStyle
        super.init(frame: frame)
        setUp()
    }

    /// Creates a view without a background.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, inputViewStyle: .default)
    }

    /// Creates a view from an interface file, with the background of the keyboard.
    public required init?(coder: NSCoder) {
        style = .keyboard
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        guard style == .keyboard else { return }
        layer.backdrop = DisplayNode.Backdrop(radius: 30, saturation: 1.8)
        backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(white: 0.17, alpha: 0.9) : UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 0.9)
        }
    }

    /// The appearance of the view.
    open var inputViewStyle: UIInputView.Style { style }

    /// A Boolean value that indicates whether the constraints of the view's content determine its height, instead of its
    /// frame. The default is `false`.
    open var allowsSelfSizing = false {
        didSet {
            guard oldValue != allowsSelfSizing else { return }
            window?.device?.keyboard.update()
        }
    }
}

/// A type whose views make a sound when keys are pressed.
///
/// Differs from UIKit: the device has no sound.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// A Boolean value that indicates whether ``UIDevice/playInputClick()`` makes a sound while the view is visible. The
    /// default is `false`.
    ///
    /// Differs from UIKit: it isn't read, because the device has no sound.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    /// Returns `false`.
    public var enableInputClicksWhenVisible: Bool { false }
}
