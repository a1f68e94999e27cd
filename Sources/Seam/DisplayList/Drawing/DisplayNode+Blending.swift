extension DisplayNode {
    /// The way in which a node is composited with the content behind it, after filter, mask, and opacity.
    ///
    /// Hosts may composite it only with content that its parent has drawn before it.
    package enum BlendMode: UInt8, Sendable, Hashable, CaseIterable {
        case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
        case exclusion, hue, saturation, color, luminosity, plusLighter
        /// Draws only where there is content behind.
        case sourceAtop
        /// Draws behind the existing content.
        case destinationOver
        /// Erases the content behind.
        case destinationOut
    }

    /// Moves the blend mode of the only child to the node, if the node draws nothing else. The result is the same, and
    /// hosts that draw nodes as groups can access the content behind.
    package mutating func adoptBlendMode() {
        guard blendMode == nil, children.count == 1, commands.isEmpty, backgroundColor == nil, border == nil,
            shadow == nil, backdrop == nil, let mode = children[0].blendMode
        else { return }
        blendMode = mode
        children[0].blendMode = nil
    }
}
