/// The members that descriptions of scenes may have.
enum SceneMembers {
    static let scene: Set<String> = [
        "name", "size", "scale", "style", "window", "ios", "root", "constraints", "alert", "animations", "captureTimes",
        "modal", "hitTests", "safeArea", "safeAreaInsets", "note", "notes", "comment", "description",
    ]

    static let constraint: Set<String> = [
        "item", "attribute", "toItem", "toAttribute", "multiplier", "constant", "relation", "priority", "identifier",
        "guide", "itemGuide", "toGuide", "toItemGuide",
    ]

    /// Members of every view.
    static let view: Set<String> = [
        "class", "frame", "subviews", "sizeToFit", "useConstraints", "hidden", "isHidden", "transform",
        "autoresizingMask", "huggingH", "huggingV", "compressionH", "compressionV", "layoutMargins",
        "directionalLayoutMargins", "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea",
        "userInteractionEnabled", "isUserInteractionEnabled",
    ]

    /// Members that affect drawing but not frames.
    static let drawing: Set<String> = [
        "backgroundColor", "cornerRadius", "cornerCurve", "maskedCorners", "clipsToBounds", "masksToBounds", "alpha",
        "opaque", "isOpaque", "textColor", "titleColor", "tintColor", "onTintColor", "thumbTintColor",
        "progressTintColor", "trackTintColor", "minimumTrackTintColor", "maximumTrackTintColor", "itemCornerRadius",
        "contentMode", "borderWidth", "borderColor", "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius",
        "layer", "color", "pageIndicatorTintColor", "currentPageIndicatorTintColor", "selectedSegmentTintColor",
        "highlighted", "isHighlighted", "highlightedTextColor", "separatorColor", "indicatorStyle", "tag",
        "accessibilityIdentifier", "accessibilityLabel", "overrideUserInterfaceStyle",
    ]

    private static let text: Set<String> = [
        "text", "fontSize", "fontWeight", "italic", "monospaced", "textStyle", "textAlignment",
    ]
    private static let scrolling: Set<String> = [
        "contentSize", "contentOffset", "contentInset", "refreshControl", "bounces", "alwaysBounceVertical",
        "alwaysBounceHorizontal", "isPagingEnabled", "pagingEnabled", "scrollEnabled", "isScrollEnabled",
        "showsVerticalScrollIndicator", "showsHorizontalScrollIndicator", "contentInsetAdjustmentBehavior",
    ]
    private static let control: Set<String> = ["enabled", "isEnabled", "selected", "isSelected"]
    private static let numbers: Set<String> = ["value", "minimumValue", "maximumValue", "stepValue", "isContinuous"]

    /// Members of the views of one class.
    static let classes: [String: Set<String>] = [
        "UIView": [], "UIGradientView": ["colors", "locations", "startPoint", "endPoint", "gradientType"],
        "UIControl": control,
        "UILabel": text.union(control).union([
            "attributedText", "numberOfLines", "lineBreakMode", "adjustsFontSizeToFitWidth", "minimumScaleFactor",
            "preferredMaxLayoutWidth",
        ]),
        "UIButton": text.union(control).union(["title", "image", "attributedTitle", "type", "buttonType"]),
        "UISwitch": control.union(["on", "isOn"]), "UISlider": control.union(numbers),
        "UIStepper": control.union(numbers).union(["wraps", "autorepeat"]),
        "UISegmentedControl": control.union(["segments", "selectedSegmentIndex"]),
        "UIPageControl": control.union(["numberOfPages", "currentPage", "hidesForSinglePage", "backgroundStyle"]),
        "UIActivityIndicatorView": ["style", "animating", "isAnimating", "hidesWhenStopped"],
        "UIProgressView": ["progress", "progressViewStyle"], "UIImageView": ["image"],
        "UITextField": text.union(control).union(["placeholder", "borderStyle", "clearButtonMode", "isSecureTextEntry"]
        ),
        "UITextView": text.union(scrolling).union(["isEditable", "editable", "isSelectable", "selectable"]),
        "UIStackView": [
            "axis", "spacing", "stackDistribution", "stackAlignment", "distribution", "alignment",
            "isLayoutMarginsRelativeArrangement", "layoutMarginsRelativeArrangement",
            "isBaselineRelativeArrangement", "baselineRelativeArrangement",
        ],
        "UIScrollView": scrolling,
        "UICollectionView": scrolling.union([
            "itemSize", "minimumLineSpacing", "minimumInteritemSpacing", "sectionInset", "headerSize", "footerSize",
            "sections", "scrollDirection",
        ]),
        "UITableView": scrolling.union(["style", "sections", "rowHeight", "separatorStyle", "separatorInset"]),
        "UINavigationStack": scrolling.union([
            "title", "appearance", "leftItems", "rightItems", "largeTitle", "titleView", "prompt", "toolbarItems",
        ]),
        "UITabBarStack": ["items", "selectedIndex"],
    ]
}
