extension UIScrollView {
    /// Moves the offset together with contents that have moved, in the middle of a drag or a motion too.
    package func shiftContent(by distance: CGPoint) {
        if let drag {
            self.drag = ScrollDrag(
                start: CGPoint(x: drag.start.x + distance.x, y: drag.start.y + distance.y),
                shownStart: CGPoint(x: drag.shownStart.x + distance.x, y: drag.shownStart.y + distance.y),
                lockedAxis: drag.lockedAxis)
        }
        motion?.shift(
            by: distance, beginning: CGPoint(x: offsetRange.x.lowerBound, y: offsetRange.y.lowerBound))
        bounds.origin = CGPoint(x: bounds.minX + distance.x, y: bounds.minY + distance.y)
    }

    /// Gives an animation of the offset that is under way another end.
    package func retargetAnimation(to target: CGPoint) {
        guard isScrollAnimating else { return }
        motion?.retarget(to: target)
    }
}
