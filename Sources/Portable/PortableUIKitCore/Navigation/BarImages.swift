/// The key of a background image set with the older API of a bar.
package struct BarImageKey: Hashable {
    package let position: UIBarPosition
    package let metrics: UIBarMetrics

    package init(position: UIBarPosition, metrics: UIBarMetrics) {
        self.position = position
        self.metrics = metrics
    }

    /// The key as a number.
    package var number: Int { position.rawValue * 1000 + metrics.rawValue }
}

/// The background images set with the older API of a bar.
package struct BarImages {
    private var images: [BarImageKey: UIImage] = [:]

    package init() {}

    package subscript(key: BarImageKey) -> UIImage? {
        get { images[key] }
        set { images[key] = newValue }
    }

    /// Returns the visible image: that of the first position with one. Compact bars without their own image use the
    /// default one.
    package func shown(in positions: [UIBarPosition], isCompact: Bool) -> UIImage? {
        for metrics in isCompact ? [UIBarMetrics.compact, .default] : [.default] {
            for position in positions {
                if let image = images[BarImageKey(position: position, metrics: metrics)] { return image }
            }
        }
        return nil
    }
}

/// The key of an image set with the older API of a bar button item.
struct BarItemImageKey: Hashable {
    let state: UIControl.State.RawValue
    var style: UIBarButtonItem.Style?
    let metrics: UIBarMetrics

    /// The key as a number.
    var number: Int { (Int(state) * 8 + (style?.rawValue ?? 7)) * 1000 + metrics.rawValue }
}
