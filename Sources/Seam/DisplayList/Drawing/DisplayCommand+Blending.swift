extension DisplayCommand {
    /// The way in which a drawing operation is composited with what was drawn before it.
    public enum BlendMode: UInt8, Sendable, Hashable, CaseIterable {
        case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
        case difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop
        case destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
    }
}

extension [DisplayCommand] {
    /// A Boolean value that indicates whether a command is composited in another way than over what was drawn before.
    ///
    /// - Complexity: O(*n*) in the number of commands.
    package var blends: Bool {
        contains { command in
            if case .blend(let mode) = command { mode != .normal } else { false }
        }
    }
}
