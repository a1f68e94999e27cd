import CollageTesting
import Foundation

/// Properties that every view of a scene may have.
@MainActor
enum SceneProperties {
    static func apply(_ description: JSONValue, to view: UIView) {
        if description[keys: "hidden", "isHidden"]?.bool == true { view.isHidden = true }
        if let isEnabled = description[keys: "userInteractionEnabled", "isUserInteractionEnabled"]?.bool {
            view.isUserInteractionEnabled = isEnabled
        }
        if let alpha = description[key: "alpha"]?.number { view.alpha = alpha }
        if let names = description[key: "autoresizingMask"]?.array {
            view.autoresizingMask = UIView.AutoresizingMask(names.compactMap { $0.string.flatMap { masks[$0] } })
        }
        if let margins = description[key: "layoutMargins"]?.insets { view.layoutMargins = margins }
        if let margins = description[key: "directionalLayoutMargins"]?.insets {
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
        }
        if let preserves = description[key: "preservesSuperviewLayoutMargins"]?.bool {
            view.preservesSuperviewLayoutMargins = preserves
        }
        if let insets = description[key: "insetsLayoutMarginsFromSafeArea"]?.bool {
            view.insetsLayoutMarginsFromSafeArea = insets
        }
        for (axis, suffix) in [(NSLayoutConstraint.Axis.horizontal, "H"), (.vertical, "V")] {
            if let priority = description[key: "hugging" + suffix]?.number {
                view.setContentHuggingPriority(UILayoutPriority(Float(priority)), for: axis)
            }
            if let priority = description[key: "compression" + suffix]?.number {
                view.setContentCompressionResistancePriority(UILayoutPriority(Float(priority)), for: axis)
            }
        }
        if let isEnabled = description[keys: "enabled", "isEnabled"]?.bool {
            (view as? UIControl)?.isEnabled = isEnabled
        }
        if let scrollView = view as? UIScrollView {
            if let size = description[key: "contentSize"]?.size { scrollView.contentSize = size }
            if let inset = description[key: "contentInset"]?.insets { scrollView.contentInset = inset }
        }
    }

    /// Applies properties that must be set after the view has its frame and its subviews.
    static func applyLast(_ description: JSONValue, to view: UIView) {
        if let offset = description[key: "contentOffset"]?.size, let scrollView = view as? UIScrollView {
            scrollView.contentOffset = CGPoint(x: offset.width, y: offset.height)
        }
        if let numbers = description[key: "transform"]?.numbers, numbers.count == 6 {
            view.transform = CGAffineTransform(
                a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
        }
    }

    private static let masks: [String: UIView.AutoresizingMask] = [
        "flexibleWidth": .flexibleWidth, "flexibleHeight": .flexibleHeight,
        "flexibleLeftMargin": .flexibleLeftMargin, "flexibleRightMargin": .flexibleRightMargin,
        "flexibleTopMargin": .flexibleTopMargin, "flexibleBottomMargin": .flexibleBottomMargin,
    ]
}

extension JSONValue {
    /// Returns the first of these members that exists.
    subscript(keys names: String...) -> JSONValue? {
        for name in names { if let value = self[key: name] { return value } }
        return nil
    }
}
