import Foundation
@_spi(Collage) import PortableUIKitCore

/// A controller that lets the user select a color in a grid, in a spectrum, or with sliders.
///
/// ```swift
/// let picker = UIColorPickerViewController()
/// picker.selectedColor = view.backgroundColor ?? .white
/// picker.supportsAlpha = false
/// picker.delegate = self
/// present(picker, animated: true)
/// ```
///
/// Differs from UIKit: colors are in sRGB, and there's no eyedropper.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    /// The object that responds to the user's choice. The default is `nil`.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?

    private var colorStorage = UIColor.black
    private var settings = Settings()

    /// The properties that apps set rarely.
    private struct Settings {
        var supportsAlpha = true
        var supportsEyedropper = true
        var maximumLinearExposure: CGFloat = 1
    }

    /// The content of the view, after it was loaded.
    private var content: ColorPickerView? { viewIfLoaded?.subviews.first as? ColorPickerView }

    /// Creates a color picker.
    public init() {
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Creates a color picker. The names are ignored, because its view isn't in an interface file.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Creates a color picker from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        title = "Colors"
        preferredContentSize = ColorPickerMetrics.popoverSize
    }

    // MARK: Color

    /// The selected color. The default is black. Setting it doesn't call the delegate.
    open var selectedColor: UIColor {
        get { colorStorage }
        set {
            colorStorage = newValue
            content?.color = PickedColor(resolved(newValue))
            _didChangeProperty(of: self)
        }
    }

    /// A Boolean value that indicates whether the user can select a transparent color. The default is `true`.
    open var supportsAlpha: Bool {
        get { settings.supportsAlpha }
        set {
            settings.supportsAlpha = newValue
            content?.supportsAlpha = newValue
        }
    }

    /// A Boolean value that indicates whether the user can select a color on the screen. The default is `true`.
    ///
    /// Differs from UIKit: there's no eyedropper, so the value has no effect.
    open var supportsEyedropper: Bool {
        get { settings.supportsEyedropper }
        set { settings.supportsEyedropper = newValue }
    }

    /// The maximum linear exposure of the colors that the user can select. The default is 1.
    ///
    /// Differs from UIKit: screens show standard dynamic range, so the value has no effect.
    open var maximumLinearExposure: CGFloat {
        get { settings.maximumLinearExposure }
        set { settings.maximumLinearExposure = max(newValue, 1) }
    }

    /// The title above the panels. The default is "Colors".
    open override var title: String? {
        didSet { content?.title = title }
    }

    private func resolved(_ color: UIColor) -> UIColor { color.resolvedColor(with: traitCollection) }

    private func select(_ color: PickedColor, isContinuous: Bool) {
        var color = color
        if !supportsAlpha { color.alpha = 1 }
        colorStorage = color.uiColor
        _didChangeProperty(of: self)
        colorHandler?(colorStorage)
        delegate?.colorPickerViewController(self, didSelect: colorStorage, continuously: isContinuous)
    }

    /// A closure that's called in addition to the delegate, for color wells.
    var colorHandler: ((UIColor) -> Void)?

    // MARK: View

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let content = ColorPickerView(color: PickedColor(resolved(colorStorage)))
        content.title = title
        content.supportsAlpha = supportsAlpha
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.selectionHandler = { [weak self] in self?.select($0, isContinuous: $1) }
        content.closeHandler = { [weak self] in self?.close() }
        view.addSubview(content)
    }

    private func close() {
        dismiss(animated: true) { [self] in userDidDismiss() }
    }
}

extension UIColorPickerViewController: UserDismissalObserving {
    package func userDidDismiss() {
        delegate?.colorPickerViewControllerDidFinish(self)
    }
}
