import Foundation
@_spi(Collage) import PortableUIKitCore

/// An interaction that customizes handwriting in a text input.
///
/// Differs from UIKit: hosts have no pencil, so no handwriting begins.
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
    /// The object that customizes handwriting. It isn't retained.
    public private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
    /// The view that has the interaction, or `nil`.
    public private(set) weak var view: UIView?

    /// A Boolean value that indicates whether the user is writing. It's always `false`.
    public var isHandlingWriting: Bool { false }

    /// A Boolean value that indicates whether the user is expected to write with a pencil. It's the value of the
    /// current ``UITextInputContext``.
    public class var isPencilInputExpected: Bool { UITextInputContext.current()?.isPencilInputExpected ?? false }

    /// Creates an interaction with the given delegate.
    public init(delegate: any UIScribbleInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Called before the interaction is added to a view, or removed from one if `view` is `nil`.
    public func willMove(to view: UIView?) {}

    /// Called after the interaction is added to a view, or removed from one if `view` is `nil`.
    public func didMove(to view: UIView?) { self.view = view }
}

/// Methods that customize handwriting in a text input. All methods are optional.
///
/// Differs from UIKit: hosts have no pencil, so they aren't called.
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
    /// Asks the delegate whether handwriting can begin at a point of the view. The default is `true`.
    func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
    /// Asks the delegate whether the text input becomes the first responder only after a pause. The default is `false`.
    func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
    /// Tells the delegate that handwriting begins.
    func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
    /// Tells the delegate that handwriting has ended.
    func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
    /// Returns `true`.
    public func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool {
        true
    }
    /// Returns `false`.
    public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool { false }
    /// Does nothing.
    public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
    /// Does nothing.
    public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}
