/// Zooming of the view that the delegate returns.
extension UIScrollView {
    /// The view that's zoomed, or `nil` if the delegate doesn't return one.
    var zoomingView: UIView? { delegate?.viewForZooming(in: self) }

    /// The smallest zoom scale. Its inverse is the largest one. Content with a scale of 0 couldn't be scaled up again.
    static let leastZoomScale: CGFloat = 0.0001

    /// The limits of the zoom scale. A maximum below the minimum counts as the minimum.
    private var zoomLimits: ClosedRange<CGFloat> {
        func usable(_ scale: CGFloat, atLeast least: CGFloat) -> CGFloat {
            scale > least ? min(scale, 1 / Self.leastZoomScale) : least
        }
        let lower = usable(minimumZoomScale, atLeast: Self.leastZoomScale)
        return lower...usable(maximumZoomScale, atLeast: lower)
    }

    // MARK: Programmatic changes

    /// Zooms to `scale` around a point of the content, which moves to the center of the visible area.
    func zoom(to scale: CGFloat, centeredOn center: (_ ratio: CGFloat) -> CGPoint, animated: Bool) {
        guard let view = zoomingView, scale.isFinite else { return }
        let current = zoomScale
        let target = min(max(scale, zoomLimits.lowerBound), zoomLimits.upperBound)
        let ratio = target / current
        let middle = center(ratio)
        // The center of a rectangle that's very far away isn't finite.
        guard middle.x.isFinite, middle.y.isFinite else { return }
        stopMotion()
        let visible = bounds.inset(by: adjustedContentInset)
        let offset = CGPoint(
            x: middle.x - visible.width / 2 - adjustedContentInset.left,
            y: middle.y - visible.height / 2 - adjustedContentInset.top)
        let bounded = clamped(offset, contentSize: view.frame.size.scaled(by: ratio))
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            stopZoom()
            if target != current || bounded != contentOffset { apply(target, to: view, offset: bounded) }
            return
        }
        delegate?.scrollViewWillBeginZooming(self, with: view)
        startZoom(to: target, offset: bounded, isBounce: false)
    }

    // MARK: User interaction

    /// Starts a pinch, unless one is in progress.
    func startZooming(around location: CGPoint) {
        guard zooming.pinch == nil, let view = zoomingView else { return }
        stopMotion()
        stopZoom()
        if movement.drag != nil {
            movement.drag = nil
            delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
        }
        let scale = zoomScale
        let point = convert(location, from: nil)
        zooming.pinch = ScrollZoom(startScale: scale, anchor: CGPoint(x: point.x / scale, y: point.y / scale))
        delegate?.scrollViewWillBeginZooming(self, with: view)
    }

    /// Scales the content and moves it with the fingers.
    ///
    /// - Parameters:
    ///   - factor: The distance between the fingers, relative to the initial distance.
    ///   - location: The center of the fingers, in the window's coordinates.
    func continueZoom(by factor: CGFloat, around location: CGPoint) {
        guard let pinch = zooming.pinch, let view = zoomingView else { return }
        let scale = ScrollZoom.shown(pinch.startScale * factor, limits: zoomLimits, bounces: bouncesZoom)
        apply(scale, to: view, offset: pinch.offset(at: scale, keepingAnchorAt: distanceFromCorner(of: location)))
    }

    /// Ends the pinch. The scale springs back to its limits.
    func endZoom() {
        guard zooming.pinch != nil else { return }
        zooming.pinch = nil
        guard let view = zoomingView else { return }
        let scale = zoomScale
        let limit = min(max(scale, zoomLimits.lowerBound), zoomLimits.upperBound)
        guard limit != scale else {
            delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
            springBack()
            return
        }
        let ratio = limit / scale
        let visible = bounds.inset(by: adjustedContentInset)
        let offset = CGPoint(
            x: contentOffset.x + visible.midX * (ratio - 1), y: contentOffset.y + visible.midY * (ratio - 1))
        startZoom(
            to: limit, offset: clamped(offset, contentSize: view.frame.size.scaled(by: ratio)), isBounce: true)
    }

    private func distanceFromCorner(of location: CGPoint) -> CGPoint {
        let point = convert(location, from: nil)
        return CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
    }

    // MARK: Motion

    private func startZoom(to scale: CGFloat, offset: CGPoint, isBounce: Bool) {
        let motion = ZoomMotion(
            startScale: zoomScale, startOffset: contentOffset, scale: scale, offset: offset, isBounce: isBounce,
            begin: owningDevice.clock.now)
        let link = zooming.link ?? FrameLink { [weak self] now in self?.advanceZoom(to: now) }
        zooming.begin(motion, advancedBy: link)
        link.start(for: self)
    }

    func advanceZoom(to now: Double) {
        guard let motion = zooming.motion, let view = zoomingView else { return stopZoom() }
        let (scale, offset) = motion.state(at: now)
        apply(scale, to: view, offset: offset)
        guard motion.isOver(at: now), zooming.motion != nil else { return }
        stopZoom()
        clampOffset()
        delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    }

    /// Ends zooming at the current scale.
    func stopZoom() {
        zooming.end()
    }

    /// Scales the view. Its corner keeps its position relative to the content's, and the content size becomes the
    /// view's size.
    private func apply(_ scale: CGFloat, to view: UIView, offset: CGPoint) {
        let ratio = scale / zoomScale
        let corner = view.frame.origin
        zooming.view = view
        view.transform = view.transform.scaledBy(x: ratio, y: ratio)
        let moved = view.frame.origin
        view.center = CGPoint(
            x: view.center.x + corner.x * ratio - moved.x, y: view.center.y + corner.y * ratio - moved.y)
        // The offset only fits the new size and must not be clamped to the previous range.
        zooming.isApplying = true
        contentSize = view.frame.size
        zooming.isApplying = false
        bounds.origin = rounded(offset)
        NestedCallbacks.perform(.zooming, of: self) { delegate?.scrollViewDidZoom(self) }
    }

    private func clamped(_ offset: CGPoint, contentSize: CGSize) -> CGPoint {
        let range = offsetRange(contentSize: contentSize)
        return CGPoint(
            x: min(max(offset.x, range.x.lowerBound), range.x.upperBound),
            y: min(max(offset.y, range.y.lowerBound), range.y.upperBound))
    }
}

extension CGSize {
    fileprivate func scaled(by factor: CGFloat) -> CGSize {
        CGSize(width: width * factor, height: height * factor)
    }
}
