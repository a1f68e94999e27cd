/// What an app sets for a button in a bar in the older way: pictures behind it, and how far it is moved.
struct BarItemPictures {
    var backgrounds: [BarItemImageKey: UIImage] = [:]
    var backBackgrounds: [BarItemImageKey: UIImage] = [:]
    var verticalAdjustments: [UIBarMetrics: CGFloat] = [:]
    var titleAdjustments: [UIBarMetrics: UIOffset] = [:]
    var backVerticalAdjustments: [UIBarMetrics: CGFloat] = [:]
    var backTitleAdjustments: [UIBarMetrics: UIOffset] = [:]
}
