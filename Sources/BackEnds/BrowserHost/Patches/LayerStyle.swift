import DisplayList
import LayoutGeometry

/// The style of a layer's element, without its drawing and its children.
package struct LayerStyle: Sendable, Hashable {
    /// The properties of CSS, and `border`, which the page draws above the layer's content.
    package enum Property: String, Sendable, Hashable, CaseIterable {
        case width, height, transform, opacity
        case blend = "mix-blend-mode"
        case backdrop = "backdrop-filter"
        case background = "background-color"
        case radius = "border-radius"
        case cornerShape = "corner-shape"
        case shadow = "box-shadow"
        case filter, overflow, border
        case mask = "mask-image"
    }

    /// The value of each property, or `nil` for its initial value.
    private var values: [String?]

    /// The style of a new element.
    static let initial = LayerStyle(values: Property.allCases.map { _ in nil })

    private init(values: [String?]) {
        self.values = values
    }

    init(_ node: DisplayNode, scale: Double, images: inout ImageCatalog) {
        var mask: String?
        if let layer = node.mask.first {
            var picture = DisplayNode(id: 0, bounds: node.bounds, children: [layer])
            picture.clipsToBounds = true
            mask = "url(\(images.address(ofPicture: picture, scale: scale)))"
        }
        values = Property.allCases.map { property in
            switch property {
            case .width: CSS.pixels(max(node.bounds.size.width, 0))
            case .height: CSS.pixels(max(node.bounds.size.height, 0))
            case .transform: CSS.transform(node.placement)
            case .opacity: node.opacity < 1 ? CSS.number(max(node.opacity, 0)) : nil
            case .blend: node.blendMode?.cssName
            case .backdrop: node.backdropFilter
            case .background: node.background.map(CSS.color)
            case .radius: CSS.radius(node.corners, in: node.bounds.size)
            case .cornerShape: CSS.cornerShape(node.corners, in: node.bounds.size)
            case .shadow: node.boxShadow
            case .filter: node.filters
            case .overflow: node.clipsToBounds ? "clip" : nil
            case .border: node.border.map { "\(CSS.pixels(max($0.width, 0))) solid \(CSS.color($0.color))" }
            case .mask: mask
            }
        }
    }

    /// Returns the changes from another style to this one. A value of `nil` removes a property.
    func changes(from other: LayerStyle) -> [Change] {
        zip(Property.allCases, zip(other.values, values)).compactMap { property, pair in
            pair.0 == pair.1 ? nil : Change(property: property, value: pair.1)
        }
    }

    package struct Change: Sendable, Hashable {
        package var property: Property
        package var value: String?

        package init(property: Property, value: String?) {
            self.property = property
            self.value = value
        }
    }
}

extension DisplayNode {
    /// Returns whether two nodes have the same box, regardless of their drawing and children.
    func hasSameStyle(as other: DisplayNode) -> Bool {
        bounds == other.bounds && transform == other.transform && opacity == other.opacity
            && blendMode == other.blendMode && backdrop == other.backdrop && backgroundColor == other.backgroundColor
            && corners == other.corners
            && border == other.border && shadow == other.shadow && filter == other.filter
            && clipsToBounds == other.clipsToBounds
            && mask == other.mask
    }

    /// A Boolean value that indicates whether the shadow is part of the drawing: if it has a separate outline, or is
    /// visible through the background, below which CSS draws no shadow. The background, which covers it, is then part
    /// of the drawing too.
    var drawsShadow: Bool { shadow?.path != nil || seesShadow }

    private var seesShadow: Bool {
        guard shadow != nil, !showsBackdrop, let backgroundColor else { return false }
        return backgroundColor.alpha > 0 && backgroundColor.alpha < 1
    }

    /// The transform from the element's box, whose corner is the origin, to the parent's coordinate space.
    fileprivate var placement: AffineTransform {
        AffineTransform(translationX: bounds.origin.x, y: bounds.origin.y).followed(by: transform)
    }

    fileprivate var backdropFilter: String? {
        guard showsBackdrop, let backdrop else { return nil }
        let blur = "blur(\(CSS.pixels(backdrop.radius)))"
        return backdrop.saturation == 1 ? blur : blur + " saturate(\(CSS.number(max(backdrop.saturation, 0))))"
    }

    fileprivate var background: Color? {
        guard !drawsShadow, let backgroundColor, backgroundColor.alpha > 0 else { return nil }
        return backgroundColor
    }

    /// The shadow of the rounded box. In CSS, a blur radius is twice the standard deviation.
    fileprivate var boxShadow: String? {
        guard let shadow, !drawsShadow, let background else { return nil }
        return lengths(shadow, blur: 2) + " " + CSS.color(shadow.color.multiplyingAlpha(by: background.alpha))
    }

    /// The filters. The shadow is first, because the layer's filter also applies to its shadow.
    fileprivate var filters: String? {
        let filter: String? =
            switch activeFilter {
            case .blur(let radius, isOpaque: false): "blur(\(CSS.pixels(radius)))"
            case .blur, .colors: "url(#\(filterName))"
            case nil: nil
            }
        let filters = [contentShadow, filter].compactMap(\.self)
        return filters.isEmpty ? nil : filters.joined(separator: " ")
    }

    /// The shadow of the content of a layer without a background. In filters, the blur is the standard deviation.
    fileprivate var contentShadow: String? {
        guard let shadow, !drawsShadow, background == nil else { return nil }
        return "drop-shadow(\(lengths(shadow, blur: 1)) \(CSS.color(shadow.color)))"
    }

    private func lengths(_ shadow: Shadow, blur: Double) -> String {
        [shadow.offset.width, shadow.offset.height, max(shadow.radius, 0) * blur].map(CSS.pixels)
            .joined(separator: " ")
    }
}

extension DisplayNode.BlendMode {
    /// The name in CSS, or `nil` if CSS doesn't support it.
    fileprivate var cssName: String? {
        switch self {
        case .multiply: "multiply"
        case .screen: "screen"
        case .overlay: "overlay"
        case .darken: "darken"
        case .lighten: "lighten"
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .difference: "difference"
        case .exclusion: "exclusion"
        case .hue: "hue"
        case .saturation: "saturation"
        case .color: "color"
        case .luminosity: "luminosity"
        case .plusLighter: "plus-lighter"
        case .sourceAtop, .destinationOver, .destinationOut: nil
        }
    }
}
