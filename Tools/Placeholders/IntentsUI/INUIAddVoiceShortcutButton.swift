import UIKit

public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
    case white, whiteOutline, black, blackOutline, automatic, automaticOutline
}

/// A button with the title of the system's button. A tap asks the delegate to present a controller.
@preconcurrency @MainActor
open class INUIAddVoiceShortcutButton: UIButton {
    open var shortcut: INShortcut?
    open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
    open var cornerRadius: CGFloat = 8 { didSet { layer.cornerRadius = cornerRadius } }
    open private(set) var style: INUIAddVoiceShortcutButtonStyle

    public init(style: INUIAddVoiceShortcutButtonStyle) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: 160, height: 44))
        setUp()
    }

    public required init?(coder: NSCoder) {
        style = .automatic
        super.init(coder: coder)
        setUp()
    }

    open func setStyle(_ style: INUIAddVoiceShortcutButtonStyle) {
        self.style = style
        let isBlack = style == .black || style == .blackOutline
        backgroundColor = isBlack ? .black : .white
        setTitleColor(isBlack ? .white : .black, for: .normal)
    }

    private func setUp() {
        setTitle("Add to Siri", for: .normal)
        layer.cornerRadius = cornerRadius
        layer.borderWidth = 1
        setStyle(style)
        let action = UIAction { [weak self] _ in
            guard let self, let shortcut else { return }
            delegate?.present(INUIAddVoiceShortcutViewController(shortcut: shortcut), for: self)
        }
        addAction(action, for: .touchUpInside)
    }
}

@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutButtonDelegate: AnyObject {
    func present(
        _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
    func present(
        _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}

public enum INUIHostedViewContext: UInt, Sendable { case siriSnippet, mapsCard }
public enum INUIInteractiveBehavior: UInt, Sendable { case none, nextView, launch, genericAction }

/// A method for showing an intent in Siri. It isn't called.
@preconcurrency @MainActor
public protocol INUIHostedViewControlling: AnyObject {
    func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void)
}

open class INParameter: NSObject, @unchecked Sendable {
    override init() { super.init() }
}
