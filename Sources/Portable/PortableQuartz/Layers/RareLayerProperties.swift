import DisplayList

/// What few layers have.
struct RareLayerProperties {
    /// What was set for keys that are no properties.
    var keyedValues: [String: Any] = [:]
    /// What becomes of what is behind the layer; nil leaves it as it is.
    var backdrop: DisplayNode.Backdrop?
}
