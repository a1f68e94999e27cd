extension DisplayNode {
    /// The way in which a node is composited with the content behind it, after filter, mask, and opacity.
    ///
    /// Hosts may composite it only with content that its parent has drawn before it. Core Graphics and
    /// ``DisplayCommand/BlendMode`` have the same raw values.
    package enum BlendMode: UInt8, Sendable, Hashable, CaseIterable {
        case multiply = 1
        case screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue
        case saturation, color, luminosity
        /// Draws only where there is content behind.
        case sourceAtop = 20
        /// Draws behind the existing content.
        case destinationOver = 21
        /// Erases the content behind.
        case destinationOut = 23
        case plusLighter = 27

        /// The same mode for drawing commands.
        package var commandMode: DisplayCommand.BlendMode { DisplayCommand.BlendMode(rawValue: rawValue) ?? .normal }
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
