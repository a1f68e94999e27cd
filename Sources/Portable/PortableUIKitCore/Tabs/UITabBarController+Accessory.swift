extension UITabBarController {
    /// The behaviors that determine when the bar is minimized.
    public enum MinimizeBehavior: Int, Sendable {
        /// The system chooses the behavior.
        case automatic = 0
        /// The bar is never minimized.
        case never = 1
        /// The bar is minimized when the user scrolls down.
        case onScrollDown = 2
        /// The bar is minimized when the user scrolls up.
        case onScrollUp = 3
    }

    /// The behavior that determines when the bar is minimized. The default is `.automatic`.
    ///
    /// Differs from UIKit: the bar is never minimized.
    public var tabBarMinimizeBehavior: UITabBarController.MinimizeBehavior {
        get { tabState.minimizeBehavior }
        set { tabState.minimizeBehavior = newValue }
    }

    /// The view above the bar. The default is `nil`, which means none. Setting it isn't animated.
    ///
    /// Differs from UIKit: if tabs are at the top, the accessory is at the bottom of the content.
    public var bottomAccessory: UITabAccessory? {
        get { tabState.accessory }
        set { setBottomAccessory(newValue, animated: false) }
    }

    /// Sets the view above the bar.
    public func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        guard tabState.accessory !== bottomAccessory else { return }
        let old = tabState.accessory?.contentView
        old?.traitOverrides.remove(UITraitTabAccessoryEnvironment.self)
        tabState.accessory = bottomAccessory
        viewIfLoaded?.setNeedsLayout()
        bottomAccessory?.contentView.traitOverrides.tabAccessoryEnvironment = .regular
        guard animated, viewIfLoaded?.window != nil else {
            old?.removeFromSuperview()
            return
        }
        UIView.animate(withDuration: 0.3) {
            old?.alpha = 0
            self.view.layoutIfNeeded()
        } completion: { _ in
            old?.removeFromSuperview()
            old?.alpha = 1
        }
    }

    /// The area of the content: the view without the tab bars, the accessory, and the sidebar.
    public var contentLayoutGuide: UILayoutGuide {
        if let area = tabState.contentArea { return area.guide }
        let area = TabContentArea(in: view)
        tabState.contentArea = area
        view.setNeedsLayout()
        return area.guide
    }

    private static let accessoryHeight: CGFloat = 48

    /// Places the accessory above the area that a bar covers at the bottom.
    /// - Returns: The height that both cover.
    func placeAccessory(above covered: CGFloat) -> CGFloat {
        guard let content = tabState.accessory?.contentView else { return covered }
        if content.superview !== view { view.insertSubview(content, belowSubview: tabBar) }
        let start = max(covered, view.safeAreaInsets.bottom)
        let frame = CGRect(
            x: contentView.frame.minX, y: view.bounds.height - start - Self.accessoryHeight,
            width: contentView.frame.width, height: Self.accessoryHeight)
        if content.frame != frame { content.frame = frame }
        return start + Self.accessoryHeight
    }

    /// Updates the constraints of the content's guide.
    func placeContentArea(insets: UIEdgeInsets) {
        tabState.contentArea?.place(contentView.frame.inset(by: insets), in: view.bounds)
    }
}

/// The guide of a tab bar controller's content, with its constraints.
@MainActor
final class TabContentArea {
    let guide = UILayoutGuide()
    private let constraints: [NSLayoutConstraint]

    init(in view: UIView) {
        view.addLayoutGuide(guide)
        constraints = [
            guide.topAnchor.constraint(equalTo: view.topAnchor), guide.leftAnchor.constraint(equalTo: view.leftAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            view.rightAnchor.constraint(equalTo: guide.rightAnchor),
        ]
        NSLayoutConstraint.activate(constraints)
    }

    func place(_ area: CGRect, in bounds: CGRect) {
        let distances = [
            area.minY - bounds.minY, area.minX - bounds.minX, bounds.maxY - area.maxY, bounds.maxX - area.maxX,
        ]
        for (constraint, distance) in zip(constraints, distances) where constraint.constant != distance {
            constraint.constant = distance
        }
    }
}
