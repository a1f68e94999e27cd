import DisplayList
import LayoutGeometry

/// Properties that few layers use.
struct RareLayerProperties {
    /// The values for keys that aren't properties.
    var keyedValues: [String: Any] = [:]
    /// The effect on the content behind the layer, or `nil` for no effect.
    var backdrop: DisplayNode.Backdrop?
    /// The radii of corners that don't have the same radius, or `nil` if all corners have the layer's corner radius.
    var unevenCorners: CornerRadii?
}
