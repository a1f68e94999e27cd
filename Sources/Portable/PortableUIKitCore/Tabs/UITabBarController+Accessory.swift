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

    /// The behavior that determines when the bar is minimized, in the design of iOS 26 and in a compact width. The
    /// default is `.automatic`, which never minimizes it.
    ///
    /// A minimized bar shows only the selected tab, next to the accessory. It's restored when the user scrolls in the
    /// other direction, scrolls to the top, taps it, or selects another tab. The safe area doesn't change.
    public var tabBarMinimizeBehavior: UITabBarController.MinimizeBehavior {
        get { tabState.minimizeBehavior }
        set {
            guard newValue != tabState.minimizeBehavior else { return }
            tabState.minimizeBehavior = newValue
            minimizeBehaviorDidChange()
        }
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
        let old = tabState.accessory?.contentView, oldGlass = tabState.accessoryGlass
        old?.traitOverrides.remove(UITraitTabAccessoryEnvironment.self)
        tabState.accessory = bottomAccessory
        tabState.accessoryGlass = nil
        viewIfLoaded?.setNeedsLayout()
        bottomAccessory?.contentView.traitOverrides.tabAccessoryEnvironment = .regular
        func removeOld() {
            old?.removeFromSuperview()
            oldGlass?.removeFromSuperview()
        }
        guard animated, viewIfLoaded?.window != nil else { return removeOld() }
        UIView.animate(withDuration: 0.3) {
            (oldGlass ?? old)?.alpha = 0
            self.view.layoutIfNeeded()
        } completion: { _ in
            removeOld()
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

    /// Places the accessory above the area that a bar covers at the bottom, or in line with a minimized bar.
    /// - Returns: The height that both cover. It's the same if the bar is minimized.
    func placeAccessory(above covered: CGFloat) -> CGFloat {
        guard let accessory = tabState.accessory?.contentView else { return covered }
        if covered > 0, BarDesign(tabBar).hasPlatters {
            let frame = tabBar.platterLayout.accessoryFrame.offsetBy(dx: tabBar.frame.minX, dy: tabBar.frame.minY)
            let glass = tabState.accessoryGlass ?? showGlass(around: accessory, frame)
            if glass.frame != frame { glass.frame = frame }
            let environment: UITabAccessory.Environment = tabBar.platter.isMinimized ? .inline : .regular
            if accessory.traitOverrides.tabAccessoryEnvironment != environment {
                accessory.traitOverrides.tabAccessoryEnvironment = environment
            }
            return covered + TabBarPlatter.gap + TabBarPlatter.accessoryHeight
        }
        tabState.accessoryGlass?.removeFromSuperview()
        tabState.accessoryGlass = nil
        if accessory.superview !== view { view.insertSubview(accessory, belowSubview: tabBar) }
        let start = max(covered, view.safeAreaInsets.bottom), height = TabBarPlatter.accessoryHeight
        let frame = CGRect(
            x: contentView.frame.minX, y: view.bounds.height - start - height, width: contentView.frame.width,
            height: height)
        if accessory.frame != frame { accessory.frame = frame }
        return start + height
    }

    /// Puts an accessory into a capsule of glass, to which it's clipped.
    private func showGlass(around accessory: UIView, _ frame: CGRect) -> UIVisualEffectView {
        let glass = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
        tabState.accessoryGlass = glass
        UIView.performWithoutAnimation {
            glass.frame = frame
            glass.contentView.frame = glass.bounds
            glass.contentView.clipsToBounds = true
            glass.contentView.layer.cornerRadius = TabBarPlatter.accessoryHeight / 2
            accessory.frame = glass.contentView.bounds
            accessory.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            glass.contentView.addSubview(accessory)
            // A minimized bar is behind the accessory in line with it.
            view.insertSubview(glass, aboveSubview: tabBar)
            glass.castShadow()
        }
        return glass
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
