import DisplayList
import LayoutGeometry

/// What few layers have.
struct RareLayerProperties {
    /// What was set for keys that are no properties.
    var keyedValues: [String: Any] = [:]
    /// What becomes of what is behind the layer; nil leaves it as it is.
    var backdrop: DisplayNode.Backdrop?
    /// The radii of corners that don't have the same radius; nil for the layer's one radius.
    var unevenCorners: CornerRadii?
}
