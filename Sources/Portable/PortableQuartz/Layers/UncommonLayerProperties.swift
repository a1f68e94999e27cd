import DisplayList
import Foundation

/// Properties that few apps set on a layer.
struct UncommonLayerProperties {
    var isDoubleSided = true
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var minificationFilter = CALayerContentsFilter.linear
    var magnificationFilter = CALayerContentsFilter.linear
    var minificationFilterBias: Float = 0
    var contentsFormat = CALayerContentsFormat.RGBA8Uint
    var drawsAsynchronously = false
    var allowsGroupOpacity = true
    var allowsEdgeAntialiasing = false
    var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
        .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]
    var compositingFilter: Any?
    var filters: [Any]?
    var backgroundFilters: [Any]?
    var style: [AnyHashable: Any]?
}

extension CALayer {
    /// The blend mode of the ``compositingFilter``, or `nil` for a filter without one.
    var compositingMode: DisplayNode.BlendMode? {
        let filter = rareProperties.uncommon.first?.compositingFilter
        guard let name = filter as? String else { return nil }
        return Self.compositingModes[name]
    }

    private static let compositingModes: [String: DisplayNode.BlendMode] = [
        "multiplyBlendMode": .multiply, "screenBlendMode": .screen, "overlayBlendMode": .overlay,
        "darkenBlendMode": .darken, "lightenBlendMode": .lighten, "colorDodgeBlendMode": .colorDodge,
        "colorBurnBlendMode": .colorBurn, "softLightBlendMode": .softLight, "hardLightBlendMode": .hardLight,
        "differenceBlendMode": .difference, "exclusionBlendMode": .exclusion, "hueBlendMode": .hue,
        "saturationBlendMode": .saturation, "colorBlendMode": .color, "luminosityBlendMode": .luminosity,
        "sourceAtop": .sourceAtop, "destOver": .destinationOver, "destOut": .destinationOut, "plusL": .plusLighter,
    ]
}
