import DisplayList
import Foundation
import LayoutGeometry

/// Properties that few layers use.
struct RareLayerProperties {
    /// The values for keys that aren't properties.
    var keyedValues: [String: Any] = [:]
    /// The effect on the content behind the layer, or `nil` for no effect.
    var backdrop: DisplayNode.Backdrop?
    /// The radii of corners that don't have the same radius, or `nil` if all corners have the layer's corner radius.
    var unevenCorners: CornerRadii?
    /// The bounds of a drawing that the next one is added to.
    var drawnBounds: CGRect?
    /// A Boolean value that indicates whether the curvature of the corners changes gradually.
    var hasContinuousCorners = false
    /// Properties that few apps set, or an empty array if they have their default values.
    var uncommon: [UncommonLayerProperties] = []
    /// A Boolean value that indicates whether it was reported that the sublayers are nested too deeply.
    var isReportedAsTooDeep = false
}
