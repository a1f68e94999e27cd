import Foundation
@_spi(Collage) import PortableUIKitCore

/// An interaction that connects a view with its own text to Writing Tools.
///
/// Differs from UIKit: hosts have no Writing Tools, so ``isWritingToolsAvailable`` is `false`, the state doesn't change, and
/// the delegate isn't called.
@preconcurrency @MainActor
open class UIWritingToolsCoordinator: NSObject, UIInteraction {
    /// The object that provides the text. It isn't retained.
    public private(set) weak var delegate: (any Delegate)?
    /// The view that has the interaction, or `nil`.
    public private(set) weak var view: UIView?

    /// A Boolean value that indicates whether Writing Tools are available. It's always `false`.
    public class var isWritingToolsAvailable: Bool { false }

    /// The phase of the current operation. It's always ``State/inactive``.
    public var state: State { .inactive }

    /// The behavior that the app prefers. The default is `.default`.
    open var preferredBehavior = UIWritingToolsBehavior.default
    /// The kinds of text that the app prefers. The default is `.default`.
    open var preferredResultOptions = UIWritingToolsResultOptions.default

    /// The behavior that applies. It's `.none`, because Writing Tools aren't available.
    public var behavior: UIWritingToolsBehavior { Self.isWritingToolsAvailable ? preferredBehavior : .none }
    /// The kinds of text that apply, which are the ones that the app prefers.
    public var resultOptions: UIWritingToolsResultOptions { preferredResultOptions }

    /// The view in which text is animated. It isn't retained. The default is the view of the interaction.
    open weak var effectContainerView: UIView? {
        get { containers.effects ?? view }
        set { containers.effects = newValue }
    }

    /// The view in which changed text is underlined. It isn't retained. The default is the view of the interaction.
    open weak var decorationContainerView: UIView? {
        get { containers.decorations ?? view }
        set { containers.decorations = newValue }
    }

    private var containers = Containers()

    private struct Containers {
        weak var effects: UIView?
        weak var decorations: UIView?
    }

    /// Creates an interaction with the given delegate.
    public init(delegate: (any Delegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Called before the interaction is added to a view, or removed from one if `view` is `nil`.
    public func willMove(to view: UIView?) {}

    /// Called after the interaction is added to a view, or removed from one if `view` is `nil`.
    public func didMove(to view: UIView?) { self.view = view }

    /// Ends the current operation. It has no effect, because there are no operations.
    open func stopWritingTools() {}

    /// Reports that text changed during an operation. It has no effect, because there are no operations.
    open func updateRange(
        _ range: NSRange, withText replacementText: NSAttributedString, reason: TextUpdateReason,
        forContextWithIdentifier contextId: UUID
    ) {}

    /// Reports that the layout of text changed during an operation. It has no effect, because there are no operations.
    open func updateForReflowedTextInContext(withIdentifier contextId: UUID) {}
}
