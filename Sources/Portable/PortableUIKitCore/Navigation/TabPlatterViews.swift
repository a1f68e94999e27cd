/// The views behind the tabs of a bar: the image behind the selected tab, and in the design of iOS 26, the glass behind
/// the tabs and the area of the selected tab.
@MainActor
final class TabPlatterViews {
    private let platters = (
        shared: UIVisualEffectView(effect: nil), separate: UIVisualEffectView(effect: nil)
    )
    let selection = UIView(frame: .zero)
    let image = UIImageView(frame: .zero)

    /// The glass behind the tabs.
    var glass: UIVisualEffectView { platters.shared }
    /// The glass behind the tab that's apart from the others.
    var separateGlass: UIVisualEffectView { platters.separate }

    /// The distribution of tabs over the platters.
    private struct Distribution: Equatable {
        /// The index of the tab that's apart from the others, or `nil` if there's none.
        var separateIndex: Int?
        /// A Boolean value that indicates whether only the selected tab and the separate one are shown.
        var isMinimized = false
    }

    private var distribution = Distribution() {
        didSet { if distribution != oldValue { glass.superview?.setNeedsLayout() } }
    }
    var separateIndex: Int? {
        get { distribution.separateIndex }
        set { distribution.separateIndex = newValue }
    }
    var isMinimized: Bool {
        get { distribution.isMinimized }
        set { distribution.isMinimized = newValue }
    }
    /// A closure that's called when the user taps the minimized platter.
    var restorationHandler: (() -> Void)?

    /// Adds the views to a bar, where they are hidden at first.
    func add(to bar: UITabBar) {
        for view in [glass, separateGlass, selection] {
            view.isUserInteractionEnabled = false
            view.isHidden = true
            bar.addSubview(view)
        }
        selection.layer.cornerRadius = TabBarPlatter.height / 2 - TabBarPlatter.inset
        selection.backgroundColor = TabBarPlatter.selectionColor
        bar.addSubview(image)
    }

    /// Hides the platter, in other designs.
    func hide(_ buttons: [TabButton]) {
        for view in [glass, separateGlass, selection] { view.isHidden = true }
        for button in buttons { button.alpha = 1 }
    }

    /// Shows the platter behind the given buttons, and places them on it.
    func layOut(_ buttons: [TabButton], _ places: TabBarPlatter) {
        show(glass, places.frame)
        show(separateGlass, places.separateFrame)
        let selected = buttons.firstIndex(where: \.isSelected)
        selection.isHidden = selected == nil
        selection.alpha = isMinimized && selected != separateIndex ? 0 : 1
        for (index, button) in buttons.enumerated() {
            let isSeparate = index == places.separate
            button.arrangement = isSeparate || isMinimized ? .imageOnPlatter : .onPlatter
            button.frame = places.tabs[index]
            button.alpha = !isMinimized || isSeparate || index == places.minimizedTab ? 1 : 0
            if index == selected { selection.frame = button.frame }
        }
        selection.layer.cornerRadius = min(
            selection.bounds.height / 2, TabBarPlatter.height / 2 - TabBarPlatter.inset)
    }

    private func show(_ view: UIVisualEffectView, _ frame: CGRect?) {
        view.isHidden = frame == nil
        guard let frame else { return }
        if view.effect == nil {
            view.effect = UIGlassEffect(style: .regular)
            view.castShadow()
        }
        view.frame = frame
    }
}
