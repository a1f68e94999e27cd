import Foundation
@_spi(Collage) import PortableUIKitCore

/// An interaction that begins handwriting in views that aren't text inputs, such as an empty row of a list.
///
/// Differs from UIKit: hosts have no pencil, so no handwriting begins.
@preconcurrency @MainActor
open class UIIndirectScribbleInteraction<Delegate: UIIndirectScribbleInteractionDelegate>: NSObject, UIInteraction {
    /// The object that provides the elements. It isn't retained.
    public private(set) weak var delegate: Delegate?
    /// The view that has the interaction, or `nil`.
    public private(set) weak var view: UIView?

    /// A Boolean value that indicates whether the user is writing. It's always `false`.
    public var isHandlingWriting: Bool { false }

    /// Creates an interaction with the given delegate.
    public init(delegate: Delegate) {
        self.delegate = delegate
        super.init()
    }

    /// Called before the interaction is added to a view, or removed from one if `view` is `nil`.
    public func willMove(to view: UIView?) {}

    /// Called after the interaction is added to a view, or removed from one if `view` is `nil`.
    public func didMove(to view: UIView?) { self.view = view }
}

/// Methods that provide the elements in which the user can write.
///
/// Differs from UIKit: hosts have no pencil, so they aren't called.
@preconcurrency @MainActor
public protocol UIIndirectScribbleInteractionDelegate: AnyObject {
    /// The type of the identifiers of elements.
    associatedtype ElementIdentifier: Hashable

    /// Asks the delegate for the elements in a rectangle of the view.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, requestElementsIn rect: CGRect,
        completion: @escaping ([ElementIdentifier]) -> Void)
    /// Asks the delegate whether an element has a text input that is the first responder.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, isElementFocused elementIdentifier: ElementIdentifier
    ) -> Bool
    /// Asks the delegate for the frame of an element in the view.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, frameForElement elementIdentifier: ElementIdentifier
    ) -> CGRect
    /// Tells the delegate to make the text input of an element the first responder. The closure receives the text input.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: ElementIdentifier,
        referencePoint focusReferencePoint: CGPoint, completion: @escaping ((UIResponder & UITextInput)?) -> Void)
    /// Asks the delegate whether an element becomes focused only after a pause. The default is `false`.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: ElementIdentifier
    ) -> Bool
    /// Tells the delegate that handwriting begins in an element.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier)
    /// Tells the delegate that handwriting has ended in an element.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier)
}

extension UIIndirectScribbleInteractionDelegate {
    /// Returns `false`.
    public func indirectScribbleInteraction(
        _ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: ElementIdentifier
    ) -> Bool { false }
    /// Does nothing.
    public func indirectScribbleInteraction(
        _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier
    ) {}
    /// Does nothing.
    public func indirectScribbleInteraction(
        _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier
    ) {}
}
