import DisplayList

extension UIView {
    /// The radii of the view's corners. The default uses the layer's `cornerRadius`.
    ///
    /// Concentric corners follow the nearest superview that has a configuration or a corner radius. Without one, they
    /// follow the corners of the display, if the window fills it. They're resolved when the view is laid out.
    ///
    /// Differs from UIKit: changes of the radii aren't animated unless all corners have the same radius.
    public var cornerConfiguration: UICornerConfiguration {
        get { rareProperties?.cornerConfiguration ?? .corners(radius: .fixed(layer.cornerRadius)) }
        set {
            existingRareProperties.cornerConfiguration = newValue
            updateCorners()
            (self as? UIVisualEffectView)?.updateMaterialCorners()
            setNeedsLayout()
        }
    }

    /// Returns the effective radius of a corner, in points. For several corners, it's the radius of the first one.
    public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        let order: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
        return order.firstIndex { corner.contains($0) }.map { effectiveRadii[$0] } ?? 0
    }

    /// The effective radii of the corners: top left, top right, bottom left, bottom right.
    private var effectiveRadii: [CGFloat] {
        guard let configuration = rareProperties?.cornerConfiguration else {
            let masks: [CACornerMask] = [
                .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
            ]
            return masks.map { layer.maskedCorners.contains($0) ? layer.cornerRadius : 0 }
        }
        return configuration.radii(in: bounds.size) { concentricRadius(ofCorner: $0) }
    }

    /// Returns the radius of the container's corner minus the distance between the two corners.
    private func concentricRadius(ofCorner index: Int) -> CGFloat {
        var container = superview
        while let view = container, view.rareProperties?.cornerConfiguration == nil, view.layer.cornerRadius == 0 {
            container = view.superview
        }
        guard let container = container ?? window else { return 0 }
        let frame = convert(bounds, to: container)
        let x = index % 2 == 0 ? frame.minX - container.bounds.minX : container.bounds.maxX - frame.maxX
        let y = index < 2 ? frame.minY - container.bounds.minY : container.bounds.maxY - frame.maxY
        let radius = container === window ? displayRadius(ofCorner: index) : container.effectiveRadii[index]
        return max(radius - max(min(x, y), 0), 0)
    }

    /// Returns the radius of a corner of the window: its own, or that of the display.
    private func displayRadius(ofCorner index: Int) -> CGFloat {
        guard let window else { return 0 }
        let own = window.effectiveRadii[index]
        let screen = window.screen
        return own == 0 && window.frame == screen.bounds ? screen.displayCornerRadius : own
    }

    /// Sets the layer's radii according to the configuration.
    func updateCorners() {
        guard rareProperties?.cornerConfiguration != nil else { return }
        let radii = effectiveRadii
        if radii.allSatisfy({ $0 == radii[0] }) {
            layer.unevenCorners = nil
            if layer.cornerRadius != radii[0] { layer.cornerRadius = radii[0] }
        } else {
            layer.unevenCorners = CornerRadii(radii)
        }
    }

    /// The effective radii of the corners, for drawing.
    var effectiveCorners: CornerRadii { CornerRadii(effectiveRadii) }
}

extension CornerRadii {
    /// Creates radii from the ones at the top left, top right, bottom left, and bottom right.
    fileprivate init(_ radii: [CGFloat]) {
        self.init(
            topLeft: Double(radii[0]), topRight: Double(radii[1]), bottomRight: Double(radii[3]),
            bottomLeft: Double(radii[2]))
    }
}
