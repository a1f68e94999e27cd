import Foundation
@_spi(Collage) import PortableUIKitCore

extension UIWritingToolsCoordinator {
    /// Methods that provide text and apply changes to it.
    ///
    /// Differs from UIKit: hosts have no Writing Tools, so they aren't called.
    @preconcurrency @MainActor
    public protocol Delegate: NSObjectProtocol {
        /// Asks the delegate for the text in a scope.
        func writingToolsCoordinator(
            _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsContextsFor scope: ContextScope,
            completion: @escaping ([Context]) -> Void
        )
        /// Tells the delegate to replace a range. The closure receives the inserted text, or `nil`.
        func writingToolsCoordinator(
            _ writingToolsCoordinator: UIWritingToolsCoordinator, replace range: NSRange, in context: Context,
            proposedText replacementText: NSAttributedString, reason: TextReplacementReason,
            animationParameters: AnimationParameters?, completion: @escaping (NSAttributedString?) -> Void
        )
        /// Tells the delegate to select ranges.
        func writingToolsCoordinator(
            _ writingToolsCoordinator: UIWritingToolsCoordinator, selectRanges ranges: [NSValue], in context: Context,
            completion: @escaping () -> Void
        )
        /// Asks the delegate for the outlines of a range.
        func writingToolsCoordinator(
            _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsBoundingBezierPathsFor range: NSRange,
            in context: Context, completion: @escaping ([UIBezierPath]) -> Void
        )
        /// Asks the delegate for the underlines of a range.
        func writingToolsCoordinator(
            _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsUnderlinePathsFor range: NSRange,
            in context: Context,
            completion: @escaping ([UIBezierPath]) -> Void
        )
        /// Tells the delegate to hide a range before an animation.
        func writingToolsCoordinator(
            _ writingToolsCoordinator: UIWritingToolsCoordinator, prepareFor textAnimation: TextAnimation,
            for range: NSRange,
            in context: Context, completion: @escaping () -> Void
        )
        /// Asks the delegate for an image of a range.
        func writingToolsCoordinator(
            _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsPreviewFor textAnimation: TextAnimation,
            of range: NSRange, in context: Context, completion: @escaping (UITargetedPreview?) -> Void
        )
        /// Tells the delegate to show a range after an animation.
        func writingToolsCoordinator(
            _ writingToolsCoordinator: UIWritingToolsCoordinator, finishTextAnimation textAnimation: TextAnimation,
            for range: NSRange,
            in context: Context, completion: @escaping () -> Void
        )
        /// Asks the delegate for the range at a point.
        func writingToolsCoordinator(
            _ writingToolsCoordinator: UIWritingToolsCoordinator,
            requestsRangeInContextWithIdentifierFor point: CGPoint,
            completion: @escaping (NSRange, UUID) -> Void
        )
        /// Tells the delegate that the state will change. By default, the change continues.
        func writingToolsCoordinator(
            _ writingToolsCoordinator: UIWritingToolsCoordinator, willChangeTo newState: State,
            completion: @escaping () -> Void
        )
        /// Asks the delegate for the parts of a range in separate containers. The default is the range.
        func writingToolsCoordinator(
            _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsSingleContainerSubrangesOf range: NSRange,
            in context: Context, completion: @escaping ([NSValue]) -> Void
        )
        /// Asks the delegate for the view in which a range is underlined. The default is that of the coordinator.
        func writingToolsCoordinator(
            _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsDecorationContainerViewFor range: NSRange,
            in context: Context, completion: @escaping (UIView) -> Void
        )
    }
}

extension UIWritingToolsCoordinator.Delegate {
    /// Does nothing.
    public func writingToolsCoordinator(
        _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsRangeInContextWithIdentifierFor point: CGPoint,
        completion: @escaping (NSRange, UUID) -> Void
    ) {}
    /// Continues with the change.
    public func writingToolsCoordinator(
        _ writingToolsCoordinator: UIWritingToolsCoordinator, willChangeTo newState: UIWritingToolsCoordinator.State,
        completion: @escaping () -> Void
    ) {
        completion()
    }
    /// Returns the range.
    public func writingToolsCoordinator(
        _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsSingleContainerSubrangesOf range: NSRange,
        in context: UIWritingToolsCoordinator.Context, completion: @escaping ([NSValue]) -> Void
    ) {
        completion([NSValue(range: range)])
    }
    /// Returns the view of the coordinator.
    public func writingToolsCoordinator(
        _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsDecorationContainerViewFor range: NSRange,
        in context: UIWritingToolsCoordinator.Context, completion: @escaping (UIView) -> Void
    ) {
        writingToolsCoordinator.decorationContainerView.map(completion)
    }
}
