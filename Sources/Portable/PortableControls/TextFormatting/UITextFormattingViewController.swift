import Foundation
@_spi(Collage) import PortableUIKitCore

/// A panel with controls for the format of text.
///
/// The panel doesn't change text. It describes the format in ``formattingDescriptor``, and notifies its delegate of the
/// user's choices.
///
/// ```swift
/// let panel = UITextFormattingViewController()
/// panel.delegate = self
/// panel.formattingDescriptor = .init(string: textField.attributedText ?? NSAttributedString(), range: NSRange(0..<4))
/// present(panel, animated: true)
/// ```
@preconcurrency @MainActor
open class UITextFormattingViewController: UIViewController {
    private static let spacing: CGFloat = 12
    private static let margin: CGFloat = 16

    /// The controls of the panel.
    public let configuration: Configuration

    /// The object that responds to choices of the user. The controller doesn't retain it.
    open weak var delegate: (any Delegate)?

    /// The format of the selected text, which the controls show. The default is `nil`.
    open var formattingDescriptor: FormattingDescriptor? {
        didSet { rebuild() }
    }

    private lazy var stack = UIStackView(arrangedSubviews: [])

    /// Creates a panel with the controls of a configuration.
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Creates a panel with the standard controls.
    public convenience init() {
        self.init(configuration: .standard)
    }

    /// Creates a panel with the standard controls. The archive is ignored.
    public required init?(coder: NSCoder) {
        configuration = .standard
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        modalPresentationStyle = .pageSheet
        sheetPresentationController?.detents = [.medium()]
        title = "Format"
    }

    /// Creates a view with the controls.
    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = .systemBackground
        stack.axis = .vertical
        stack.spacing = Self.spacing
        let close = UIButton(type: .close, primaryAction: UIAction { [weak self] _ in self?.finish() })
        close.accessibilityLabel = "Close"
        for subview in [stack, close] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            close.topAnchor.constraint(equalTo: area.topAnchor, constant: Self.margin),
            close.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -Self.margin),
            stack.topAnchor.constraint(equalTo: close.bottomAnchor, constant: Self.spacing),
            stack.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: Self.margin),
            stack.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -Self.margin),
        ])
        self.view = view
        rebuild()
    }

    private func rebuild() {
        for row in stack.arrangedSubviews { row.removeFromSuperview() }
        for group in configuration.groups {
            let controls = group.components.map { FormattingControls(panel: self).view(for: $0) }
            let row = UIStackView(arrangedSubviews: controls)
            row.spacing = Self.spacing
            row.distribution = .fillProportionally
            stack.addArrangedSubview(row)
        }
    }

    private func finish() {
        delegate?.textFormattingDidFinish(self)
        dismiss(animated: true)
    }

    /// Tells the delegate what the user has chosen.
    func send(_ value: ChangeValue) { delegate?.textFormattingViewController(self, didChangeValue: value) }

    /// Shows the fonts of the system, if the delegate agrees.
    func showFonts() {
        let picker = UIFontPickerViewController(configuration: configuration.fontPickerConfiguration ?? .init())
        guard delegate?.textFormattingViewController(self, shouldPresentFontPicker: picker) ?? true else { return }
        picker.selectionHandler = { [weak self] descriptor in
            let size = self?.formattingDescriptor?.fonts?.first?.pointSize ?? UIFont.labelFontSize
            self?.send(ChangeValue(.font, font: UIFont(descriptor: descriptor, size: size)))
        }
        present(picker, animated: true)
    }
}

extension UITextFormattingViewController {
    /// Methods for responding to choices of the user.
    @preconcurrency @MainActor
    public protocol Delegate: NSObjectProtocol {
        /// Tells the delegate what the user has chosen.
        func textFormattingViewController(
            _ viewController: UITextFormattingViewController, didChangeValue changeValue: ChangeValue)

        /// Asks the delegate whether the panel presents the fonts of the system. The default is `true`. A delegate that
        /// returns `false` can present the controller itself.
        func textFormattingViewController(
            _ viewController: UITextFormattingViewController,
            shouldPresentFontPicker fontPicker: UIFontPickerViewController
        ) -> Bool

        /// Tells the delegate that the user has closed the panel.
        func textFormattingDidFinish(_ viewController: UITextFormattingViewController)
    }
}

extension UITextFormattingViewController.Delegate {
    /// Returns `true`.
    public func textFormattingViewController(
        _ viewController: UITextFormattingViewController, shouldPresentFontPicker fontPicker: UIFontPickerViewController
    ) -> Bool { true }

    /// Does nothing.
    public func textFormattingDidFinish(_ viewController: UITextFormattingViewController) {}
}
