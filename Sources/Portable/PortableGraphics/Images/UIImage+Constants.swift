extension UIImage {
    /// The transform that displays an image's pixels upright.
    public enum Orientation: Int, Sendable {
        /// The pixels are upright.
        case up = 0
        /// The pixels are rotated by 180 degrees.
        case down = 1
        /// The pixels are rotated by 90 degrees counterclockwise.
        case left = 2
        /// The pixels are rotated by 90 degrees clockwise.
        case right = 3
        /// The orientation `up`, mirrored horizontally.
        case upMirrored = 4
        /// The orientation `down`, mirrored horizontally.
        case downMirrored = 5
        /// The orientation `left`, mirrored horizontally.
        case leftMirrored = 6
        /// The orientation `right`, mirrored horizontally.
        case rightMirrored = 7

        /// The orientation in which the displayed image is mirrored horizontally.
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

        /// A Boolean value that indicates whether the orientation swaps the width and height.
        var isRotatedSideways: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }
    }

    /// The mode that determines the colors in which an image is drawn.
    public enum RenderingMode: Int, Sendable {
        /// The context chooses the mode: symbols and the images of bars are drawn in the tint color, and other images
        /// in their own colors.
        case automatic = 0
        /// The image is drawn in its own colors.
        case alwaysOriginal = 1
        /// The image is drawn in the tint color, with its own alpha.
        case alwaysTemplate = 2
    }

    /// The mode in which the center of a resizable image is filled.
    public enum ResizingMode: Int, Sendable {
        /// The center is tiled with copies.
        case tile = 0
        /// The center is stretched.
        case stretch = 1
    }

    /// The size of a symbol relative to text.
    public enum SymbolScale: Int, Sendable {
        /// The default scale of the context.
        case `default` = -1
        /// An unspecified scale.
        case unspecified = 0
        /// A small symbol, lower than capital letters.
        case small = 1
        /// A medium symbol, a little higher than capital letters.
        case medium = 2
        /// A large symbol, as high as a line.
        case large = 3
    }

    /// The thickness of a symbol's strokes.
    public enum SymbolWeight: Int, Sendable {
        /// An unspecified weight.
        case unspecified = 0
        /// The ultra-light weight.
        case ultraLight = 1
        /// The thin weight.
        case thin = 2
        /// The light weight.
        case light = 3
        /// The regular weight.
        case regular = 4
        /// The medium weight.
        case medium = 5
        /// The semibold weight.
        case semibold = 6
        /// The bold weight.
        case bold = 7
        /// The heavy weight.
        case heavy = 8
        /// The black weight.
        case black = 9
    }
}
