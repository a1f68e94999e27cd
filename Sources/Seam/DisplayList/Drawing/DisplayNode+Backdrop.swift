extension DisplayNode {
    /// What a material makes of what is behind it.
    ///
    /// Seen are the pixels inside of the node's bounds, mirrored at the edges. Behind a node is what was drawn before it
    /// since the nearest node around it that is drawn as a whole, because it is translucent, filtered, masked or throws
    /// the shadow of its contents: see ``spreadOpacity()``.
    package struct Backdrop: Sendable, Hashable {
        /// The standard deviation of the blur, in points.
        package var radius: Double
        /// 1 leaves colors as they are, 0 makes them gray, and more makes them stronger.
        package var saturation: Double

        package init(radius: Double, saturation: Double = 1) {
            self.radius = radius
            self.saturation = saturation
        }
    }

    /// Whether anything is to be seen of the backdrop: a background without alpha covers it.
    package var showsBackdrop: Bool {
        guard let backdrop, backdrop.radius.isFinite, backdrop.radius > 0, backdrop.saturation.isFinite else {
            return false
        }
        return (backgroundColor?.alpha ?? 0) < 1 && !bounds.isEmpty
    }

    /// Makes every part of a translucent node translucent by itself if there is a backdrop among what is in it: drawn as
    /// a whole, the node would hide from it what is behind. A node whose own background is all that its backdrops show
    /// stays as it is, and so does one with a mask.
    ///
    /// Parts that overlap show through one another meanwhile.
    /// - Complexity: O(*n*) in the number of nodes below.
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
