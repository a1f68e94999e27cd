extension UIImage {
    /// How an image's pixels have to be turned to be seen upright.
    public enum Orientation: Int, Sendable {
        /// They stand upright.
        case up = 0
        /// Rotated by 180 degrees.
        case down = 1
        /// Rotated by 90 degrees counterclockwise.
        case left = 2
        /// Rotated by 90 degrees clockwise.
        case right = 3
        /// As `up`, mirrored at the vertical axis.
        case upMirrored = 4
        /// As `down`, mirrored.
        case downMirrored = 5
        /// As `left`, mirrored.
        case leftMirrored = 6
        /// As `right`, mirrored.
        case rightMirrored = 7

        /// The orientation of what is seen, mirrored at the vertical axis.
        var mirrored: Orientation {
            switch self {
            case .up: .upMirrored
            case .upMirrored: .up
            case .down: .downMirrored
            case .downMirrored: .down
            case .left: .rightMirrored
            case .rightMirrored: .left
            case .right: .leftMirrored
            case .leftMirrored: .right
            }
        }

        /// Whether width and height change places.
        var isOnItsSide: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }
    }

    /// Which colors an image is drawn in.
    public enum RenderingMode: Int, Sendable {
        /// Depends on the context: symbols and the images of bars are drawn in the tint color, other images in their
        /// own colors.
        case automatic = 0
        /// The image is drawn in its own colors.
        case alwaysOriginal = 1
        /// The tint color, with the image's alpha.
        case alwaysTemplate = 2
    }

    /// How the middle of a stretched image is filled.
    public enum ResizingMode: Int, Sendable {
        /// With copies side by side.
        case tile = 0
        /// With one larger copy.
        case stretch = 1
    }

    /// The size of a symbol relative to text.
    public enum SymbolScale: Int, Sendable {
        /// The context's.
        case `default` = -1
        /// Unspecified.
        case unspecified = 0
        /// Smaller than capital letters.
        case small = 1
        /// A little higher than capital letters.
        case medium = 2
        /// As high as the line.
        case large = 3
    }

    /// The thickness of a symbol's strokes.
    public enum SymbolWeight: Int, Sendable {
        /// Unspecified.
        case unspecified = 0
        /// As in the thinnest fonts.
        case ultraLight = 1
        /// As in thin fonts.
        case thin = 2
        /// As in light fonts.
        case light = 3
        /// As in ordinary text.
        case regular = 4
        /// A little more than in ordinary text.
        case medium = 5
        /// As in headlines.
        case semibold = 6
        /// As in bold fonts.
        case bold = 7
        /// As in heavy fonts.
        case heavy = 8
        /// As in the boldest fonts.
        case black = 9
    }
}
