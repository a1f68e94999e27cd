import Foundation
@_spi(Collage) import PortableUIKitCore

/// A view controller with the fonts of the system, from which the user chooses one.
///
/// ```swift
/// let picker = UIFontPickerViewController()
/// picker.delegate = self
/// present(picker, animated: true)
/// ```
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
    private static let rowHeight: CGFloat = 44

    /// The fonts that the user can choose.
    public let configuration: Configuration

    /// The object that responds to choices of the user. The controller doesn't retain it.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?

    /// The chosen font. The default is `nil`. Setting it marks the font.
    open var selectedFontDescriptor: UIFontDescriptor? {
        didSet { if isViewLoaded { rebuild() } }
    }

    /// A closure that's called with the chosen font, before the delegate.
    var selectionHandler: ((UIFontDescriptor) -> Void)?

    private let scrollView = UIScrollView(frame: .zero)
    private var rows: [UIButton] { scrollView.subviews.compactMap { $0 as? UIButton } }

    /// Creates a picker of the fonts of a configuration.
    public init(configuration: Configuration) {
        self.configuration = (configuration.copy() as? Configuration) ?? configuration
        super.init(nibName: nil, bundle: nil)
        title = "Fonts"
    }

    /// Creates a picker of one face of each family.
    public convenience init() {
        self.init(configuration: Configuration())
    }

    /// Creates a picker of one face of each family. The archive is ignored.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }

    /// Creates a view with a row for each font, and a button that cancels.
    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = .systemBackground
        view.addSubview(scrollView)
        self.view = view
        rebuild()
    }

    private func rebuild() {
        for row in rows { row.removeFromSuperview() }
        let cancel = UIButton(
            type: .system, primaryAction: UIAction(title: "Cancel") { [weak self] _ in self?.cancel() })
        cancel.contentHorizontalAlignment = .leading
        for row in [cancel] + configuration.fonts.map(makeRow) { scrollView.addSubview(row) }
        view.setNeedsLayout()
    }

    private func makeRow(_ descriptor: UIFontDescriptor) -> UIButton {
        let isChosen = selectedFontDescriptor?.postscriptName == descriptor.postscriptName
        var configuration = UIButton.Configuration.plain()
        configuration.image = isChosen ? UIImage(systemName: "checkmark") : nil
        configuration.imagePadding = 8
        configuration.baseForegroundColor = .label
        let row = UIButton(
            configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.choose(descriptor) })
        let font =
            self.configuration.displayUsingSystemFont
            ? UIFont.systemFont(ofSize: 17) : UIFont(descriptor: descriptor, size: 17)
        let name = self.configuration.name(of: descriptor)
        row.setAttributedTitle(NSAttributedString(string: name, attributes: [.font: font]), for: .normal)
        row.contentHorizontalAlignment = .leading
        row.accessibilityLabel = name
        return row
    }

    /// Places the rows.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: 16, y: CGFloat(index) * Self.rowHeight, width: max(view.bounds.width - 32, 0), height: Self.rowHeight
            )
        }
        scrollView.contentSize = CGSize(width: view.bounds.width, height: CGFloat(rows.count) * Self.rowHeight)
    }

    private func choose(_ descriptor: UIFontDescriptor) {
        selectedFontDescriptor = descriptor
        selectionHandler?(descriptor)
        delegate?.fontPickerViewControllerDidPickFont(self)
        dismiss(animated: true)
    }

    private func cancel() {
        delegate?.fontPickerViewControllerDidCancel(self)
        dismiss(animated: true)
    }
}

/// Methods for responding to choices of a font. All methods are optional.
@OptionalMethods
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    /// Tells the delegate that the user has chosen a font, which is in
    /// ``UIFontPickerViewController/selectedFontDescriptor``.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)

    /// Tells the delegate that the user has canceled.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    /// Does nothing.
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
    /// Does nothing.
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
