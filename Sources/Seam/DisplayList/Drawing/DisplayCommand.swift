import LayoutGeometry

/// One drawing operation in the coordinate space of its node.
public enum DisplayCommand: Sendable, Hashable {
    /// Fills the inside of a path.
    case fill(Path, Paint, evenOdd: Bool = false)
    /// Draws along a path.
    case stroke(Path, Paint, StrokeStyle)
    /// Draws lines that are already broken; `origin` is the top-left corner of the text's box.
    case text(TextLayout, origin: Point)
    /// Draws an image scaled to `rect`. `tint` replaces the image's colors and keeps its alpha.
    /// `capInsets`, in points of the image, are the edges that keep their size.
    case image(DisplayImage, rect: Rect, tint: Color? = nil, capInsets: Insets? = nil)
    /// Saves clip and transform; each has its `restore`.
    case save
    case restore
    /// Limits what follows to the inside of a path, until the `restore`.
    case clip(Path, evenOdd: Bool = false)
    /// Maps what follows, until the `restore`.
    case transform(AffineTransform)
    /// Sets the alpha that what follows is drawn with, until the `restore`.
    case alpha(Double)
}

/// The fill or stroke of a path.
public enum Paint: Sendable, Hashable {
    case color(Color)
    case gradient(Gradient)
}

/// A change of color along a line, out of a center, or around one; in the node's coordinates.
public struct Gradient: Sendable, Hashable {
    package enum Shape: Sendable, Hashable {
        case axial(start: Point, end: Point)
        /// An ellipse around `center`, reaching the last color at `radii`.
        case radial(center: Point, radii: Size)
        /// Around `center`, beginning in the direction of `angle` radians, clockwise.
        case conic(center: Point, angle: Double)
    }

    package struct Stop: Sendable, Hashable {
        /// From 0 at the start to 1 at the end.
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

/// How a line along a path is drawn; lengths in points.
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
