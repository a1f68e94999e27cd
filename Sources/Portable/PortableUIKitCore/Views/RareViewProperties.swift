/// Properties that few views have. Most views don't have such an object.
@MainActor
package final class RareViewProperties {
    var contentSizes = ContentSizes()
    var motionEffects: [UIMotionEffect] = []
    var restorationIdentifier: String?
    var ignoresInvertColors = false
    var largeContent = LargeContent()
    var dimsTintColor: Bool {
        get { drawing.dimsTintColor }
        set { drawing.dimsTintColor = newValue }
    }
    var cornerConfiguration: UICornerConfiguration? {
        get { drawing.corners }
        set { drawing.corners = newValue }
    }
    private var drawing: (dimsTintColor: Bool, corners: UICornerConfiguration?) = (false, nil)

    /// The limits of the text size in a view.
    struct ContentSizes {
        var smallest: UIContentSizeCategory?
        var largest: UIContentSizeCategory?
    }

    /// The content of the large content viewer for a view.
    struct LargeContent {
        var isShown: Bool?
        var title: String?
        var image: UIImage?
        var scalesImage = false
        var imageInsets = UIEdgeInsets.zero
    }

    nonisolated init() {}
}

extension UIView {
    /// The object with rare properties, created if necessary.
    var existingRareProperties: RareViewProperties {
        if let made = rareProperties { return made }
        let made = RareViewProperties()
        rareProperties = made
        return made
    }
}
