import Foundation

/// An interaction that shows text next to a pointer that rests over a view.
///
/// ```swift
/// imageView.addInteraction(UIToolTipInteraction(defaultToolTip: "Sales of the last 12 months"))
/// ```
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?

    /// The object that provides the text. The interaction doesn't retain it.
    open weak var delegate: (any UIToolTipInteractionDelegate)?

    /// The text that appears if the delegate provides none. The default is `nil`.
    open var defaultToolTip: String?

    /// A Boolean value that indicates whether the interaction shows text. The default is `true`.
    open var isEnabled = true

    /// Creates an interaction without default text.
    public override init() {
        super.init()
    }

    /// Creates an interaction with default text.
    public init(defaultToolTip: String) {
        self.defaultToolTip = defaultToolTip
        super.init()
    }

    /// Called before the interaction is added to a view or removed from one. Does nothing.
    open func willMove(to view: UIView?) {}

    /// Stores the view of the interaction.
    open func didMove(to view: UIView?) { self.view = view }

    /// Returns the text for a location in the window, or `nil` if no text appears there.
    func configuration(at location: CGPoint) -> UIToolTipConfiguration? {
        guard isEnabled, let view else { return nil }
        let point = view.convert(location, from: nil)
        let fallback = defaultToolTip.flatMap { $0.isEmpty ? nil : UIToolTipConfiguration(toolTip: $0) }
        guard let found = delegate?.toolTipInteraction(self, configurationAt: point) ?? fallback else { return nil }
        return found.sourceRect.isNull || found.sourceRect.contains(point) ? found : nil
    }
}

/// A method that provides the text for a location of a view. It's optional.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
    /// Asks the delegate for the text at a point, in the coordinate space of the interaction's view. If it returns `nil`,
    /// the default text of the interaction appears.
    func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
        -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
    /// Returns `nil`, which means the default text.
    public func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? { nil }
}

/// The text that appears next to a pointer, and the part of the view that it's for.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
    /// The text.
    public let toolTip: String

    /// The part of the view in which the text appears, in the view's coordinate space. The null rectangle means the entire
    /// view.
    public let sourceRect: CGRect

    /// Creates a tooltip for an entire view.
    public convenience init(toolTip: String) {
        self.init(toolTip: toolTip, in: .null)
    }

    /// Creates a tooltip for a part of a view.
    public init(toolTip: String, in sourceRect: CGRect) {
        self.toolTip = toolTip
        self.sourceRect = sourceRect
        super.init()
    }
}
