extension UIScrollView {
    /// Moves the offset together with contents that have moved, in the middle of a drag or a motion too.
    func shiftContent(by distance: CGPoint) {
        if let drag {
            self.drag = ScrollDrag(
                start: CGPoint(x: drag.start.x + distance.x, y: drag.start.y + distance.y),
                shownStart: CGPoint(x: drag.shownStart.x + distance.x, y: drag.shownStart.y + distance.y),
                lockedAxis: drag.lockedAxis)
        }
        let target = motion?.target, start = CGPoint(x: offsetRange.x.lowerBound, y: offsetRange.y.lowerBound)
        motion?.shift(by: distance)
        if let target {
            // What scrolls to the beginning still ends there.
            retargetAnimation(
                to: CGPoint(
                    x: target.x <= start.x ? target.x : target.x + distance.x,
                    y: target.y <= start.y ? target.y : target.y + distance.y))
        }
        bounds.origin = CGPoint(x: bounds.minX + distance.x, y: bounds.minY + distance.y)
    }

    /// Gives an animation of the offset that is under way another end.
    func retargetAnimation(to target: CGPoint) {
        guard isScrollAnimating else { return }
        motion?.retarget(to: target)
    }
}
