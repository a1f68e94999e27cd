extension OptionalCalls {
    /// What `delegate.gestureRecognizer?(…)` calls.
    @preconcurrency @MainActor
    public struct GestureRecognizerDelegate {
        let delegate: any UIGestureRecognizerDelegate

        /// `gestureRecognizer(_:shouldReceive:)`.
        public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            delegate.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
        }

        /// `gestureRecognizer(_:shouldReceive:)`.
        public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
            delegate.gestureRecognizer(gestureRecognizer, shouldReceive: press)
        }

        /// `gestureRecognizer(_:shouldReceive:)`.
        public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
            delegate.gestureRecognizer(gestureRecognizer, shouldReceive: event)
        }

        /// `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`.
        public func callAsFunction(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            delegate.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
        }

        /// `gestureRecognizer(_:shouldRequireFailureOf:)`.
        public func callAsFunction(
            _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            delegate.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
        }

        /// `gestureRecognizer(_:shouldBeRequiredToFailBy:)`.
        public func callAsFunction(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            delegate.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
        }
    }
}

extension UIGestureRecognizerDelegate {
    /// `gestureRecognizerShouldBegin(_:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var gestureRecognizerShouldBegin: (@MainActor (_ gestureRecognizer: UIGestureRecognizer) -> Bool)? {
        { self.gestureRecognizerShouldBegin($0) }
    }

    /// The optional methods that are called `gestureRecognizer`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var gestureRecognizer: OptionalCalls.GestureRecognizerDelegate? { .init(delegate: self) }
}
