import Foundation

extension UIView {
    func autoLayoutAdd(_ guide: UILayoutGuide) {
        guard guide.owner_ !== self else { return }
        guide.owner_?.autoLayoutRemove(guide)
        guide.owner_ = self
        autoLayout.guides.append(guide)
        autoLayoutDidChangeStructure(around: false, of: .constraints)
    }

    func autoLayoutRemove(_ guide: UILayoutGuide) {
        guard guide.owner_ === self, guide.source == .constraints else { return }
        var left: [NSLayoutConstraint] = []
        var holder: UIView? = self
        while let view = holder {
            left += view.autoLayout.constraints.filter { $0.items.contains { $0 === guide } }
            holder = view.superview
        }
        NSLayoutConstraint.deactivate(left)
        guide.owner_ = nil
        autoLayout.guides.removeAll { $0 === guide }
        autoLayoutDidChangeStructure(around: false, of: .constraints)
    }

    /// Returns the guide of a source. The view creates it once.
    package func autoLayoutOwnGuide(_ source: UILayoutGuide.Source) -> UILayoutGuide {
        if let guide = autoLayout.ownGuides.first(where: { $0.source == source }) { return guide }
        let guide =
            source == .keyboard
            ? UIKeyboardLayoutGuide(source, owner: self, identifier: source.identifier)
            : UILayoutGuide(source, owner: self, identifier: source.identifier)
        autoLayout.ownGuides.append(guide)
        return guide
    }

    /// Returns the insets of a guide that follows the view's safe area, margins, or keyboard.
    func autoLayoutInsets(of guide: UILayoutGuide) -> UIEdgeInsets {
        switch guide.source {
        case .layoutMargins: return layoutMargins
        case .safeArea: return safeAreaInsets
        case .readableContent: return readableInsets
        case .keyboard:
            let usesSafeArea = (guide as? UIKeyboardLayoutGuide)?.usesBottomSafeArea ?? true
            let covered = window?.device?.keyboard.coveredHeight(of: convertToScreen(bounds)) ?? 0
            let least = usesSafeArea ? safeAreaInsets.bottom : 0
            return UIEdgeInsets(top: bounds.height - max(covered, least), left: 0, bottom: 0, right: 0)
        case .constraints, .scrollFrame, .scrollContent: return .zero
        }
    }

    /// The insets of the readable area: the margins, or more to limit the width to about 672 points at the default text
    /// size, as recorded in `UIKitConstants.md` 4, and more with larger text.
    private var readableInsets: UIEdgeInsets {
        var insets = layoutMargins
        let scale = UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traitCollection) / 100
        let width = bounds.width - insets.left - insets.right
        let excess = width - (672 * scale).rounded()
        if excess > 0 {
            insets.left += excess / 2
            insets.right += excess / 2
        }
        return insets
    }
}

extension UILayoutGuide.Source {
    /// The identifiers of these guides in UIKit.
    fileprivate var identifier: String {
        switch self {
        case .constraints: ""
        case .layoutMargins: "UIViewLayoutMarginsGuide"
        case .safeArea: "UIViewSafeAreaLayoutGuide"
        case .readableContent: "UIViewReadableContentGuide"
        case .keyboard: "UIViewKeyboardLayoutGuide"
        case .scrollFrame: "UIScrollView-frameLayoutGuide"
        case .scrollContent: "UIScrollView-contentLayoutGuide"
        }
    }
}
