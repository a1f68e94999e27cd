/// Dragging and the motion after a drag.
extension UIScrollView {
    // MARK: Motion

    func start(_ new: ScrollMotion) {
        let link = movement.link ?? FrameLink { [weak self] now in self?.advanceMotion(to: now) }
        movement.begin(new, advancedBy: link)
        link.start(for: self)
        indicators.show(in: self)
    }

    /// Stops the content at its current offset. The delegate is notified if a motion after a drag ends.
    func stopMotion() {
        guard let stopped = movement.interrupt() else { return }
        indicators.scheduleHiding()
        if stopped.isDeceleration { delegate?.scrollViewDidEndDecelerating(self) }
    }

    func advanceMotion(to now: Double) {
        guard let motion = movement.motion else { return movement.end() }
        let isOver = motion.isOver(at: now)
        // The content or its insets may have changed in the meantime.
        let offset = isOver ? motion.target : motion.offset(at: now)
        bounds.origin = rounded(offset)
        guard isOver, movement.motion != nil else { return }
        movement.end()
        indicators.scheduleHiding()
        clampOffset()
        if motion.isDeceleration {
            delegate?.scrollViewDidEndDecelerating(self)
        } else if motion.isScrollToTop {
            delegate?.scrollViewDidScrollToTop(self)
        } else {
            delegate?.scrollViewDidEndScrollingAnimation(self)
            if motion.announcesPosition { announcePosition() }
        }
    }

    /// Scrolls a page for an assistive technology, and announces the position that the delegate describes.
    func scrollPage(to target: CGPoint) {
        guard window != nil, UIView.areAnimationsEnabled else {
            setContentOffset(target, animated: false)
            return announcePosition()
        }
        stopMotion()
        var motion = ScrollMotion.animation(from: contentOffset, to: target, begin: owningDevice.clock.now)
        motion.announcesPosition = true
        start(motion)
    }

    private func announcePosition() {
        guard let status = (delegate as? any UIScrollViewAccessibilityDelegate)?.scrollStatus(of: self) else { return }
        UIAccessibility.post(notification: .pageScrolled, argument: status)
    }

    func rounded(_ point: CGPoint) -> CGPoint {
        let scale = max(traitCollection.displayScale, 1)
        return CGPoint(x: (point.x * scale).rounded() / scale, y: (point.y * scale).rounded() / scale)
    }

    // MARK: Touches

    /// Stops moving content when a touch begins.
    func touchesDidBegin() {
        isTracking = true
        if isDecelerating { stopMotion() }
    }

    /// Called when the touch has ended or was canceled.
    func touchesDidEnd() {
        isTracking = false
        springBack()
    }

    /// Lets content that was stopped beyond its edge spring back.
    func springBack() {
        guard movement.isAtRest, !zooming.isChanging else { return }
        let x = axisMotion(.horizontal, velocity: 0), y = axisMotion(.vertical, velocity: 0)
        if rounded(CGPoint(x: x.target, y: y.target)) != rounded(contentOffset) {
            start(.deceleration(x: x, y: y, begin: owningDevice.clock.now))
        }
    }

    // MARK: Drags

    func startDrag(translation: CGPoint) {
        guard !zooming.isChanging else { return }
        stopMotion()
        let range = offsetRange
        let offset = contentOffset
        movement.drag = ScrollDrag(
            start: CGPoint(
                x: ScrollDrag.dragged(offset.x, range: range.x, dimension: bounds.width),
                y: ScrollDrag.dragged(offset.y, range: range.y, dimension: bounds.height)),
            shownStart: offset, lockedAxis: lockedAxis(for: translation))
        if keyboardDismissMode.endsEditingAtOnce { window?.endEditing(false) }
        indicators.show(in: self)
        delegate?.scrollViewWillBeginDragging(self)
    }

    private func lockedAxis(for translation: CGPoint) -> ScrollDrag.Axis? {
        guard isDirectionalLockEnabled else { return nil }
        // A drag within 30 degrees of an axis is locked to it.
        if abs(translation.x) > abs(translation.y) * 1.73 { return .horizontal }
        return abs(translation.y) > abs(translation.x) * 1.73 ? .vertical : nil
    }

    func continueDrag(translation: CGPoint) {
        guard let drag = movement.drag else { return }
        let range = offsetRange
        let axes = scrollableAxes
        var offset = contentOffset
        if axes.horizontal, drag.lockedAxis != .vertical {
            offset.x = ScrollDrag.shown(
                drag.start.x - translation.x, range: range.x, dimension: bounds.width, bounces: bouncesHorizontally)
        }
        if axes.vertical, drag.lockedAxis != .horizontal {
            offset.y = ScrollDrag.shown(
                drag.start.y - translation.y, range: range.y, dimension: bounds.height, bounces: bouncesVertically)
        }
        bounds.origin = rounded(offset)
        refreshControl?.scrollViewDidDrag(self)
    }

    /// - Parameter velocity: The velocity of the finger, in points per second.
    func endDrag(velocity: CGPoint) {
        guard let drag = movement.drag else { return }
        movement.drag = nil
        isTracking = false
        let axes = scrollableAxes
        let velocity = CGPoint(
            x: axes.horizontal && drag.lockedAxis != .vertical ? -velocity.x : 0,
            y: axes.vertical && drag.lockedAxis != .horizontal ? -velocity.y : 0)
        let motion = restingMotion(after: drag, velocity: velocity)
        let moves = !motion.isOver(at: owningDevice.clock.now)
        delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
        guard moves, movement.drag == nil else {
            indicators.scheduleHiding()
            return
        }
        delegate?.scrollViewWillBeginDecelerating(self)
        start(motion)
    }

    /// Returns the motion after a drag. The delegate can change its target.
    private func restingMotion(after drag: ScrollDrag, velocity: CGPoint) -> ScrollMotion {
        let natural = CGPoint(
            x: axisMotion(.horizontal, velocity: velocity.x).target,
            y: axisMotion(.vertical, velocity: velocity.y).target)
        let page = isPagingEnabled ? pageOffset(after: drag, velocity: velocity) : nil
        let proposed = rounded(
            scrollObservers.top?.scrollView(self, restingOffsetFor: page ?? natural) ?? page ?? natural)
        let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        var target = restingOffset(proposed: proposed, velocity: perMillisecond)
        delegate?.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: &target)
        // A target that isn't finite or is out of range, for example after a division by a size of 0, is ignored.
        if !(abs(target.x) < 1e9) { target.x = proposed.x }
        if !(abs(target.y) < 1e9) { target.y = proposed.y }
        let begin = owningDevice.clock.now
        func motion(_ axis: ScrollDrag.Axis, velocity: CGFloat, chosen: CGFloat, natural: CGFloat) -> AxisMotion {
            let isNatural = abs(chosen - natural) < 1
            if isNatural { return axisMotion(axis, velocity: velocity) }
            let start = axis == .horizontal ? contentOffset.x : contentOffset.y
            return AxisMotion(start: start, target: chosen, rate: DecelerationRate.fast.rawValue)
        }
        return .deceleration(
            x: motion(.horizontal, velocity: velocity.x, chosen: target.x, natural: natural.x),
            y: motion(.vertical, velocity: velocity.y, chosen: target.y, natural: natural.y), begin: begin)
    }

    /// - Parameter velocity: The velocity of the finger, in points per second.
    private func axisMotion(_ axis: ScrollDrag.Axis, velocity: CGFloat) -> AxisMotion {
        let rate = decelerationRate.rawValue.isNaN ? 0.998 : min(max(decelerationRate.rawValue, 0.5), 0.9999)
        let (start, range, dimension, bounces) =
            axis == .horizontal
            ? (contentOffset.x, offsetRange.x, bounds.width, bouncesHorizontally)
            : (contentOffset.y, offsetRange.y, bounds.height, bouncesVertically)
        let shown = ScrollDrag.shownVelocity(velocity, at: start, range: range, dimension: dimension)
        return AxisMotion(start: start, velocity: shown, rate: rate, range: range, bounces: bounces)
    }

    private func pageOffset(after drag: ScrollDrag, velocity: CGPoint) -> CGPoint {
        let range = offsetRange
        return CGPoint(
            x: ScrollDrag.page(
                from: drag.shownStart.x, at: contentOffset.x, velocity: velocity.x, size: bounds.width, range: range.x),
            y: ScrollDrag.page(
                from: drag.shownStart.y, at: contentOffset.y, velocity: velocity.y, size: bounds.height, range: range.y)
        )
    }

    /// Scrolls to the top like a tap on the status bar. The delegate is notified when the view has arrived there.
    ///
    /// - Returns: `true` if the view scrolls.
    package func scrollToTop() -> Bool {
        guard scrollsToTop, isScrollEnabled, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return false }
        let top = CGPoint(x: contentOffset.x, y: offsetRange.y.lowerBound)
        guard top != contentOffset else { return false }
        setContentOffset(top, animated: true)
        if isScrollAnimating {
            movement.markAsScrollToTop()
        } else {
            delegate?.scrollViewDidScrollToTop(self)
        }
        return true
    }
}
