extension UIView: LayerOwner {
    package func layerNeedsFrame() {
        // Other layers aren't visible.
        (self as? UIWindow)?.device?.clock.requestFrame()
    }

    package func setAnimated(_ value: AnimatableValue, of property: AnimatableProperty) -> Bool {
        switch (property, value) {
        case (.position, .numbers(let n)): center = CGPoint(x: n[0], y: n[1])
        case (.bounds, .numbers(let n)): bounds = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
        case (.transform, .transform(let transform)): transform3D = transform
        case (.opacity, .numbers(let n)): alpha = n[0]
        case (.backgroundColor, .color(let color)): backgroundColor = color.map { UIColor(cgColor: $0) }
        default: return false
        }
        return true
    }
}

extension CALayer {
    /// The view that owns the layer, or `nil` if the layer has no view.
    package var view: UIView? {
        // Only views own layers.
        owner.map { unsafeDowncast($0, to: UIView.self) }
    }
}
