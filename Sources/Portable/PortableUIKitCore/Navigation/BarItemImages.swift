/// The settings of a bar button item's older API: background images and offsets.
struct BarItemImages {
    var backgrounds: [BarItemImageKey: UIImage] = [:]
    var backBackgrounds: [BarItemImageKey: UIImage] = [:]
    var verticalAdjustments: [UIBarMetrics: CGFloat] = [:]
    var titleAdjustments: [UIBarMetrics: UIOffset] = [:]
    var backVerticalAdjustments: [UIBarMetrics: CGFloat] = [:]
    var backTitleAdjustments: [UIBarMetrics: UIOffset] = [:]
}
