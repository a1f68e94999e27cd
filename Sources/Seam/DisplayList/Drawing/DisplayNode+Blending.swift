extension DisplayNode {
    /// How a node mixes with what lies behind it, once it is filtered, masked and faded.
    ///
    /// Hosts may mix it only with what its own parent has drawn before it.
    package enum BlendMode: UInt8, Sendable, Hashable, CaseIterable {
        case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
        case exclusion, hue, saturation, color, luminosity, plusLighter
        /// Only where something lies behind.
        case sourceAtop
        /// Behind what is there.
        case destinationOver
        /// Takes away what lies behind.
        case destinationOut
    }

    /// Lets the node mix in place of its only child, where it draws nothing else: it is the same picture, and hosts whose
    /// nodes are groups find what lies behind.
    package mutating func takeBlendMode() {
        guard blendMode == nil, children.count == 1, commands.isEmpty, backgroundColor == nil, border == nil,
            shadow == nil, backdrop == nil, let mode = children[0].blendMode
        else { return }
        blendMode = mode
        children[0].blendMode = nil
    }
}
