extension DisplayNode {
    /// The effect of a material on the content behind it.
    ///
    /// The backdrop is made of the pixels inside the node's bounds, mirrored at the edges. Behind a node is the content
    /// that was drawn before it since the nearest enclosing node that is drawn as a group, because it's translucent,
    /// filtered, masked, or has a shadow of its contents: see ``spreadOpacity()``.
    package struct Backdrop: Sendable, Hashable {
        /// The standard deviation of the blur, in points.
        package var radius: Double
        /// The saturation: 1 doesn't change colors, 0 makes them gray, and larger values make them more saturated.
        package var saturation: Double

        package init(radius: Double, saturation: Double = 1) {
            self.radius = radius
            self.saturation = saturation
        }
    }

    /// Whether the backdrop is visible. An opaque background covers it.
    package var showsBackdrop: Bool {
        guard let backdrop, backdrop.radius.isFinite, backdrop.radius > 0, backdrop.saturation.isFinite else {
            return false
        }
        return (backgroundColor?.alpha ?? 0) < 1 && !bounds.isEmpty
    }

    /// Applies a translucent node's opacity to each of its parts if it contains a backdrop: drawn as a group, the node
    /// would hide the content behind it from the backdrop. A node whose background covers its backdrops isn't changed,
    /// and neither is one with a mask.
    ///
    /// Overlapping parts then show through one another.
    /// - Complexity: O(*n*) in the number of descendant nodes.
    package mutating func spreadOpacity() {
        guard opacity < 1, mask.isEmpty, (backgroundColor?.alpha ?? 0) < 1, children.contains(where: \.holdsBackdrop)
        else { return }
        let share = opacity
        opacity = 1
        backgroundColor = backgroundColor?.multiplyingAlpha(by: share)
        border?.color.alpha *= share
        shadow?.color.alpha *= share
        if !commands.isEmpty { commands = [.save, .alpha(share)] + commands + [.restore] }
        for index in children.indices {
            children[index].opacity *= share
            children[index].spreadOpacity()
        }
    }

    private var holdsBackdrop: Bool { showsBackdrop || children.contains(where: \.holdsBackdrop) }
}
