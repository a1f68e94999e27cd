extension UIScrollView {
    /// Moves the offset together with contents that have moved, in the middle of a drag or a motion too.
    package func shiftContent(by distance: CGPoint) {
        let range = offsetRange
        movement.shift(by: distance, beginning: CGPoint(x: range.x.lowerBound, y: range.y.lowerBound))
        bounds.origin = CGPoint(x: bounds.minX + distance.x, y: bounds.minY + distance.y)
    }

    /// Gives an animation of the offset that is under way another end.
    package func retargetAnimation(to target: CGPoint) {
        guard isScrollAnimating else { return }
        movement.retarget(to: target)
    }
}
