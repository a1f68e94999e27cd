import Foundation

/// A method for changing the attributes of selected text.
@preconcurrency @MainActor
public protocol UITextFormattingCoordinatorDelegate: NSObjectProtocol {
    /// Tells the delegate to replace the attributes of each run of the selected text with the closure's result.
    func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}

/// An object that connects the selected text with controls for its format.
///
/// As the delegate of a font picker, it applies the chosen font to the selected text.
///
/// Differs from UIKit: there's no font panel, which only Macs have.
@preconcurrency @MainActor
open class UITextFormattingCoordinator: NSObject, UIFontPickerViewControllerDelegate {
    /// The object that changes the attributes of the selected text.
    open weak var delegate: (any UITextFormattingCoordinatorDelegate)?

    /// A Boolean value that indicates whether the font panel is visible. It's always `false`, because only Macs have
    /// the panel.
    public static var isFontPanelVisible: Bool { false }

    private var selectedAttributes: [NSAttributedString.Key: Any] = [:]

    /// Creates a coordinator for the text in a scene.
    public required init(windowScene: UIWindowScene) {
        super.init()
    }

    /// Creates a coordinator for the text in a scene.
    public convenience init(for windowScene: UIWindowScene) {
        self.init(windowScene: windowScene)
    }

    /// Sets the attributes of the selected text. Text without a font gets a chosen font in the size of these attributes.
    ///
    /// - Parameters:
    ///   - attributes: The attributes that all selected text has, or the ones of its first run.
    ///   - flag: A Boolean value that indicates whether runs of the selected text have different attributes.
    open func setSelectedAttributes(_ attributes: [NSAttributedString.Key: Any], isMultiple flag: Bool) {
        selectedAttributes = attributes
    }

    /// Shows or hides the font panel. Only Macs have the panel, so this is logged.
    open class func toggleFontPanel(_ sender: Any) {
        Diagnostics.log("UITextFormattingCoordinator.toggleFontPanel(_:) shows a panel on Macs only.")
    }

    /// Tells the delegate to apply the chosen font to the selected text. Each run keeps its size.
    open func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        guard let descriptor = viewController.selectedFontDescriptor else { return }
        let selectedFont = selectedAttributes[.font] as? UIFont
        delegate?.updateTextAttributes { attributes in
            var attributes = attributes
            let size = (attributes[.font] as? UIFont ?? selectedFont)?.pointSize ?? UIFont.systemFontSize
            attributes[.font] = UIFont(descriptor: descriptor, size: size)
            return attributes
        }
    }
}
