extension UIScrollView {
    /// Adjusts the offset to content that has moved, including during a drag or a motion.
    package func shiftContent(by distance: CGPoint) {
        let range = offsetRange
        movement.shift(by: distance, beginning: CGPoint(x: range.x.lowerBound, y: range.y.lowerBound))
        bounds.origin = CGPoint(x: bounds.minX + distance.x, y: bounds.minY + distance.y)
    }

    /// Changes the target of an animation of the offset.
    package func retargetAnimation(to target: CGPoint) {
        guard isScrollAnimating else { return }
        movement.retarget(to: target)
    }
}
