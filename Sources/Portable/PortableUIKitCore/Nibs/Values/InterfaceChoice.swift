/// A value with a name for each choice in interface files.
@MainActor
package protocol InterfaceChoice: InterfaceKeyword {
    static var interfaceNames: [String: Self] { get }
}

extension InterfaceChoice {
    package init?(interfaceWord word: String) {
        guard let value = Self.interfaceNames[word] else { return nil }
        self = value
    }
}

extension UIView.ContentMode: InterfaceChoice {
    package static var interfaceNames: [String: UIView.ContentMode] {
        [
            "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
            "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
            "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
        ]
    }
}

extension UIView.TintAdjustmentMode: InterfaceChoice {
    package static var interfaceNames: [String: UIView.TintAdjustmentMode] {
        ["automatic": .automatic, "normal": .normal, "dimmed": .dimmed]
    }
}

extension UISemanticContentAttribute: InterfaceChoice {
    package static var interfaceNames: [String: UISemanticContentAttribute] {
        [
            "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
            "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
        ]
    }
}

extension UIUserInterfaceStyle: InterfaceChoice {
    package static var interfaceNames: [String: UIUserInterfaceStyle] {
        ["unspecified": .unspecified, "light": .light, "dark": .dark]
    }
}

extension NSTextAlignment: InterfaceChoice {
    package static var interfaceNames: [String: NSTextAlignment] {
        ["left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural]
    }
}

extension NSLineBreakMode: InterfaceChoice {
    package static var interfaceNames: [String: NSLineBreakMode] {
        [
            "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
            "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
            "middleTruncation": .byTruncatingMiddle,
        ]
    }
}

extension UIBaselineAdjustment: InterfaceChoice {
    package static var interfaceNames: [String: UIBaselineAdjustment] {
        ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none]
    }
}

extension UIControl.ContentHorizontalAlignment: InterfaceChoice {
    package static var interfaceNames: [String: UIControl.ContentHorizontalAlignment] {
        [
            "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
            "trailing": .trailing,
        ]
    }
}

extension UIControl.ContentVerticalAlignment: InterfaceChoice {
    package static var interfaceNames: [String: UIControl.ContentVerticalAlignment] {
        ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill]
    }
}

extension NSLayoutConstraint.Axis: InterfaceChoice {
    package static var interfaceNames: [String: NSLayoutConstraint.Axis] {
        ["horizontal": .horizontal, "vertical": .vertical]
    }
}

extension UIStackView.Alignment: InterfaceChoice {
    package static var interfaceNames: [String: UIStackView.Alignment] {
        [
            "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
            "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
        ]
    }
}

extension UIStackView.Distribution: InterfaceChoice {
    package static var interfaceNames: [String: UIStackView.Distribution] {
        [
            "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
            "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
        ]
    }
}

extension UIScrollView.ContentInsetAdjustmentBehavior: InterfaceChoice {
    package static var interfaceNames: [String: UIScrollView.ContentInsetAdjustmentBehavior] {
        [
            "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
        ]
    }
}

extension UIScrollView.KeyboardDismissMode: InterfaceChoice {
    package static var interfaceNames: [String: UIScrollView.KeyboardDismissMode] {
        [
            "none": .none, "onDrag": .onDrag, "interactive": .interactive,
            "onDragWithAccessory": .onDragWithAccessory, "interactiveWithAccessory": .interactiveWithAccessory,
        ]
    }
}

extension UIScrollView.IndicatorStyle: InterfaceChoice {
    package static var interfaceNames: [String: UIScrollView.IndicatorStyle] {
        ["default": .default, "black": .black, "white": .white]
    }
}
