import LayoutGeometry

/// A drawing operation in the coordinate space of its node.
public enum DisplayCommand: Sendable, Hashable {
    /// Fills the inside of a path.
    case fill(Path, Paint, evenOdd: Bool = false)
    /// Strokes a path.
    case stroke(Path, Paint, StrokeStyle)
    /// Draws a laid out text. `origin` is the top-left corner of the text's box.
    case text(TextLayout, origin: Point)
    /// Draws an image scaled to `rect`. `tint` replaces the image's colors and keeps its alpha.
    /// `capInsets`, in points of the image, are the edges that keep their size.
    case image(DisplayImage, rect: Rect, tint: Color? = nil, capInsets: Insets? = nil)
    /// Saves the clip, the transform, the alpha, and the blend mode. Each `save` has a `restore`.
    case save
    case restore
    /// Clips the following commands to the inside of a path, until the `restore`.
    case clip(Path, evenOdd: Bool = false)
    /// Transforms the following commands, until the `restore`.
    case transform(AffineTransform)
    /// Sets the alpha of the following commands, until the `restore`.
    case alpha(Double)
    /// Sets the blend mode of the following commands, until the `restore`.
    case blend(BlendMode)
    /// Sets whether the following images are interpolated when they are enlarged, until the `restore`.
    case interpolation(isSmooth: Bool)
    /// Sets whether the edges of the following shapes are antialiased, until the `restore`.
    case antialiasing(isOn: Bool)
    /// Sets the shadow of each of the following shapes, texts, and images, in the current coordinate space, until the
    /// `restore`. The shadow's path isn't used.
    case shadow(DisplayNode.Shadow?)
}

/// The fill or stroke of a path.
public enum Paint: Sendable, Hashable {
    case color(Color)
    case gradient(Gradient)
}

/// A linear, radial, or conic gradient in the node's coordinates.
public struct Gradient: Sendable, Hashable {
    package enum Shape: Sendable, Hashable {
        case axial(start: Point, end: Point)
        /// An ellipse around `center`. `radii` is the position of the last color.
        case radial(center: Point, radii: Size)
        /// A clockwise gradient around `center` that starts at `angle` radians.
        case conic(center: Point, angle: Double)
    }

    package struct Stop: Sendable, Hashable {
        /// The location of the color, from 0 at the start to 1 at the end.
        package var location: Double
        package var color: Color

        package init(location: Double, color: Color) {
            self.location = location
            self.color = color
        }
    }

    package var shape: Shape
    package var stops: [Stop]

    package init(shape: Shape, stops: [Stop]) {
        self.shape = shape
        self.stops = stops
    }
}

/// The style of a stroke. Lengths are in points.
public struct StrokeStyle: Sendable, Hashable {
    /// The shape of the ends of a line.
    public enum Cap: Sendable, Hashable { case butt, round, square }
    /// The shape of the corners of a line.
    public enum Join: Sendable, Hashable { case miter, round, bevel }

    package var width: Double
    package var cap: Cap
    package var join: Join
    package var miterLimit: Double
    package var dash: [Double]
    package var dashPhase: Double

    package init(
        width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dash: [Double] = [],
        dashPhase: Double = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}
