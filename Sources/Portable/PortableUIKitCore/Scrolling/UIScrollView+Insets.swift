/// Insets and the range of the offset.
extension UIScrollView {
    /// The insets of the safe area that are added to `contentInset`.
    var systemContentInset: UIEdgeInsets {
        let safeArea = safeAreaInsets
        var inset = UIEdgeInsets.zero
        if adjustsVertically {
            inset.top = safeArea.top
            inset.bottom = safeArea.bottom
        }
        if adjustsHorizontally {
            inset.left = safeArea.left
            inset.right = safeArea.right
        }
        return inset
    }

    private var adjustsVertically: Bool {
        switch contentInsetAdjustmentBehavior {
        case .never: false
        case .always: true
        case .scrollableAxes: scrollsVertically(withInset: safeAreaInsets)
        case .automatic where !isAdjustedByController: false
        case .automatic: isBelowNavigationBar || scrollsVertically(withInset: safeAreaInsets)
        }
    }

    private var adjustsHorizontally: Bool {
        switch contentInsetAdjustmentBehavior {
        case .never: false
        case .always: true
        case .automatic, .scrollableAxes:
            alwaysBounceHorizontal
                || contentSize.width + contentInset.left + contentInset.right > bounds.width
        }
    }

    /// A Boolean value that indicates whether the view controller allows the adjustment of insets.
    private var isAdjustedByController: Bool {
        sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
            .map(\.automaticallyAdjustsScrollViewInsets) ?? true
    }

    private func scrollsVertically(withInset inset: UIEdgeInsets) -> Bool {
        alwaysBounceVertical
            || contentSize.height + contentInset.top + contentInset.bottom + inset.top + inset.bottom > bounds.height
    }

    /// A Boolean value that indicates whether a navigation controller shows the view's controller.
    private var isBelowNavigationBar: Bool {
        var responder = next
        while let current = responder {
            if let owner = current as? any ViewOwner { return owner.isInNavigationController }
            responder = current.next
        }
        return false
    }

    /// Updates the inset to the safe area. Content at its top stays at the top.
    package func updateAdjustedContentInset() {
        let system = systemContentInset
        let new = UIEdgeInsets(
            top: contentInset.top + system.top + scrollInsets.refresh, left: contentInset.left + system.left,
            bottom: contentInset.bottom + system.bottom, right: contentInset.right + system.right)
        let old = adjustedContentInset
        guard !new.isClose(to: old), canTrackInset(new, after: old) else { return }
        scrollInsets.depth += 1
        defer { scrollInsets.depth -= 1 }
        let oldSystem = scrollInsets.system
        scrollInsets.system = system
        scrollInsets.adjusted = new
        if oldSystem != system, movement.isAtRest, !scrollInsets.isCollapsingBar {
            scrollInsets.isFollowing = true
            contentOffset = ScrollInsets.offset(following: contentOffset, from: old, system: oldSystem, to: new)
            scrollInsets.isFollowing = false
        }
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
        indicators.setNeedsUpdate(of: self)
        // The safe area of the subviews excludes the inset.
        updateInsets()
    }

    /// Returns whether the inset can change again. The limit ends a loop of insets that change offsets, which change
    /// bars and with them the insets.
    private func canTrackInset(_ new: UIEdgeInsets, after old: UIEdgeInsets) -> Bool {
        guard scrollInsets.depth >= ScrollInsets.maximumDepth else { return true }
        Diagnostics.log(
            "The adjusted content inset of \(self) doesn't settle: each change of it causes another one, from "
                + "\(old) to \(new) after \(ScrollInsets.maximumDepth). Make sure that nothing that follows the inset, such as "
                + "scrollViewDidChangeAdjustedContentInset(_:) or the height of a bar, changes the safe area.")
        return false
    }

    /// The range of offsets at which the content can rest.
    package var offsetRange: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        offsetRange(contentSize: contentSize)
    }

    /// Returns the range of offsets for content of another size.
    func offsetRange(contentSize: CGSize) -> (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        let inset = adjustedContentInset
        let top = -inset.top - (scrollObservers.top?.expandableTopInset(of: self) ?? 0)
        let left = -inset.left
        let right = max(contentSize.width + inset.right - bounds.width, left)
        let bottom = max(contentSize.height + inset.bottom - bounds.height, top)
        return (left...right, top...bottom)
    }

    /// A Boolean value for each axis that indicates whether the user can scroll along it.
    package var scrollableAxes: (horizontal: Bool, vertical: Bool) {
        let range = offsetRange
        return (
            horizontal: range.x.upperBound > range.x.lowerBound || (alwaysBounceHorizontal && bouncesHorizontally),
            vertical: range.y.upperBound > range.y.lowerBound || (alwaysBounceVertical && bouncesVertically)
        )
    }

    /// Clamps the offset to its range after the content or the insets have changed, unless the content is being moved.
    package func clampOffset() {
        guard keepsOffsetInRange, movement.isAtRest, !zooming.isChanging, !zooming.isApplying, bounds.width > 0,
            bounds.height > 0
        else { return }
        let range = offsetRange
        let offset = contentOffset
        let clamped = CGPoint(
            x: min(max(offset.x, range.x.lowerBound), range.x.upperBound),
            y: min(max(offset.y, range.y.lowerBound), range.y.upperBound))
        if clamped != offset { contentOffset = clamped }
    }

    func boundsDidChange(from old: CGRect) {
        let new = bounds
        guard old != new else { return }
        if old.size != new.size {
            updateAdjustedContentInset()
            clampOffset()
            setNeedsLayout()
        }
        if old.origin != new.origin {
            setNeedsLayout()
            // Scroll views that follow each other compute offsets with rounding errors, and would follow endlessly.
            guard !old.origin.isClose(to: new.origin) else { return }
            // A bar that changes the inset must not interpret the resulting change of the offset as scrolling.
            if !scrollInsets.isFollowing { scrollObservers.offsetDidChange(self) }
            NestedCallbacks.perform(.scrolling, of: self) { delegate?.scrollViewDidScroll(self) }
        }
    }
}
