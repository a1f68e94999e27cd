extension OptionalCalls {
    /// What `delegate.scrollViewWillEndDragging?(_:withVelocity:targetContentOffset:)` calls.
    @preconcurrency @MainActor
    public struct ScrollViewWillEndDragging {
        let delegate: any UIScrollViewDelegate

        /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
        public func callAsFunction(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            delegate.scrollViewWillEndDragging(
                scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
        }
    }

    /// What `delegate.scrollViewDidEndDragging?(_:willDecelerate:)` calls.
    @preconcurrency @MainActor
    public struct ScrollViewDidEndDragging {
        let delegate: any UIScrollViewDelegate

        /// `scrollViewDidEndDragging(_:willDecelerate:)`.
        public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
        }
    }

    /// What `delegate.viewForZooming?(in:)` calls.
    @preconcurrency @MainActor
    public struct ViewForZooming {
        let delegate: any UIScrollViewDelegate

        /// `viewForZooming(in:)`.
        public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
            delegate.viewForZooming(in: scrollView)
        }
    }

    /// What `delegate.scrollViewWillBeginZooming?(_:with:)` calls.
    @preconcurrency @MainActor
    public struct ScrollViewWillBeginZooming {
        let delegate: any UIScrollViewDelegate

        /// `scrollViewWillBeginZooming(_:with:)`.
        public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
            delegate.scrollViewWillBeginZooming(scrollView, with: view)
        }
    }

    /// What `delegate.scrollViewDidEndZooming?(_:with:atScale:)` calls.
    @preconcurrency @MainActor
    public struct ScrollViewDidEndZooming {
        let delegate: any UIScrollViewDelegate

        /// `scrollViewDidEndZooming(_:with:atScale:)`.
        public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
        }
    }
}

extension UIScrollViewDelegate {
    /// `scrollViewDidScroll(_:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var scrollViewDidScroll: (@MainActor (_ scrollView: UIScrollView) -> Void)? {
        { self.scrollViewDidScroll($0) }
    }

    /// `scrollViewWillBeginDragging(_:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var scrollViewWillBeginDragging: (@MainActor (_ scrollView: UIScrollView) -> Void)? {
        { self.scrollViewWillBeginDragging($0) }
    }

    /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var scrollViewWillEndDragging: OptionalCalls.ScrollViewWillEndDragging? { .init(delegate: self) }

    /// `scrollViewDidEndDragging(_:willDecelerate:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var scrollViewDidEndDragging: OptionalCalls.ScrollViewDidEndDragging? { .init(delegate: self) }

    /// `scrollViewWillBeginDecelerating(_:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var scrollViewWillBeginDecelerating: (@MainActor (_ scrollView: UIScrollView) -> Void)? {
        { self.scrollViewWillBeginDecelerating($0) }
    }

    /// `scrollViewDidEndDecelerating(_:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var scrollViewDidEndDecelerating: (@MainActor (_ scrollView: UIScrollView) -> Void)? {
        { self.scrollViewDidEndDecelerating($0) }
    }

    /// `scrollViewDidEndScrollingAnimation(_:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var scrollViewDidEndScrollingAnimation: (@MainActor (_ scrollView: UIScrollView) -> Void)? {
        { self.scrollViewDidEndScrollingAnimation($0) }
    }

    /// `scrollViewShouldScrollToTop(_:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var scrollViewShouldScrollToTop: (@MainActor (_ scrollView: UIScrollView) -> Bool)? {
        { self.scrollViewShouldScrollToTop($0) }
    }

    /// `scrollViewDidScrollToTop(_:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var scrollViewDidScrollToTop: (@MainActor (_ scrollView: UIScrollView) -> Void)? {
        { self.scrollViewDidScrollToTop($0) }
    }

    /// `scrollViewDidChangeAdjustedContentInset(_:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var scrollViewDidChangeAdjustedContentInset: (@MainActor (_ scrollView: UIScrollView) -> Void)? {
        { self.scrollViewDidChangeAdjustedContentInset($0) }
    }

    /// `viewForZooming(in:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var viewForZooming: OptionalCalls.ViewForZooming? { .init(delegate: self) }

    /// `scrollViewWillBeginZooming(_:with:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var scrollViewWillBeginZooming: OptionalCalls.ScrollViewWillBeginZooming? { .init(delegate: self) }

    /// `scrollViewDidZoom(_:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var scrollViewDidZoom: (@MainActor (_ scrollView: UIScrollView) -> Void)? {
        { self.scrollViewDidZoom($0) }
    }

    /// `scrollViewDidEndZooming(_:with:atScale:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var scrollViewDidEndZooming: OptionalCalls.ScrollViewDidEndZooming? { .init(delegate: self) }
}
