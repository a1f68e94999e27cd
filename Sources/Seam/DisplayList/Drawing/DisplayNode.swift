import LayoutGeometry

/// The drawing of one layer and its sublayers: a value that any host can render.
///
/// The order of drawing is: shadow, backdrop, background, commands, children in order, border on top, as in Core
/// Animation. A filter changes the result of all of them. Corner radii shape backdrop, background, border, shadow, and
/// clip.
public struct DisplayNode: Sendable, Hashable {
    /// The identifier of the layer, which is the same in all frames.
    package var id: UInt64
    /// The name of the node in a printed tree, for example the class of its view.
    package var name: String
    /// The bounds in the node's coordinate space. The origin is the scroll offset.
    package var bounds: Rect
    /// The transform from the node's coordinates to its parent's.
    package var transform: AffineTransform
    package var opacity: Double
    /// The blend mode with the content behind the node; `nil` for normal compositing.
    package var blendMode: BlendMode?
    /// The effect on the content behind the node; `nil` for no effect.
    package var backdrop: Backdrop?
    package var backgroundColor: Color?
    package var corners: CornerRadii
    package var border: Border?
    package var shadow: Shadow?
    /// The effect on everything that the node draws; `nil` for no effect.
    package var filter: Filter?
    /// Whether commands and children are clipped to the (rounded) bounds.
    package var clipsToBounds: Bool
    package var commands: [DisplayCommand]
    package var children: [DisplayNode]
    /// At most one node, in this node's coordinates, whose alpha masks the whole node.
    package var mask: [DisplayNode]

    package struct Border: Sendable, Hashable {
        /// The width in points. The border is drawn inside the bounds.
        package var width: Double
        package var color: Color

        package init(width: Double, color: Color) {
            self.width = width
            self.color = color
        }
    }

    /// The shadow of a node or of a drawing command.
    public struct Shadow: Sendable, Hashable {
        /// The color, including the shadow's opacity.
        package var color: Color
        /// The blur radius in points; the standard deviation of the blur.
        package var radius: Double
        package var offset: Size
        /// The outline of the shadow; `nil` means the node's drawing. Hosts can use the rounded bounds instead if the
        /// node has a background.
        package var path: Path?

        package init(color: Color, radius: Double, offset: Size, path: Path? = nil) {
            self.color = color
            self.radius = radius
            self.offset = offset
            self.path = path
        }
    }

    package init(
        id: UInt64, name: String = "", bounds: Rect, transform: AffineTransform = .identity, opacity: Double = 1,
        blendMode: BlendMode? = nil, backdrop: Backdrop? = nil, backgroundColor: Color? = nil,
        corners: CornerRadii = .zero, border: Border? = nil,
        shadow: Shadow? = nil, filter: Filter? = nil, clipsToBounds: Bool = false, commands: [DisplayCommand] = [],
        children: [DisplayNode] = [], mask: [DisplayNode] = []
    ) {
        self.id = id
        self.name = name
        self.bounds = bounds
        self.transform = transform
        self.opacity = opacity
        self.blendMode = blendMode
        self.backdrop = backdrop
        self.backgroundColor = backgroundColor
        self.corners = corners
        self.border = border
        self.shadow = shadow
        self.filter = filter
        self.clipsToBounds = clipsToBounds
        self.commands = commands
        self.children = children
        self.mask = mask
    }
}

/// The content of a screen at one time.
package struct DisplayFrame: Sendable, Hashable {
    /// The screen's size in points.
    package var size: Size
    /// The number of pixels per point.
    package var scale: Double
    package var root: DisplayNode

    package init(size: Size, scale: Double, root: DisplayNode) {
        self.size = size
        self.scale = scale
        self.root = root
    }
}
