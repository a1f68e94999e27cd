/// The visibility of a navigation controller's bars, and the recognizers that change it.
@MainActor
final class NavigationBars {
    private(set) var hidesBar = false
    private(set) var hidesToolbar = true
    /// The toolbar, once it was used.
    private(set) var toolbar: UIToolbar?
    private var toolbarClass: UIToolbar.Type?
    /// The number of animations that show or hide bars.
    private var moveCount = 0
    /// The recognizer of taps that hide bars.
    private(set) lazy var tapRecognizer = UITapGestureRecognizer()
    private(set) lazy var swipeRecognizer: UIPanGestureRecognizer = BarSwipeGestureRecognizer()
    /// A Boolean value that indicates whether the toolbar was hidden together with the navigation bar and must be shown
    /// with it.
    private var bringsToolbarBack = false
    /// Boolean values that indicate whether the height was compact in the latest layout, whether the keyboard was
    /// visible when it last moved, and whether the controller has hidden each bar.
    private var conditions = Conditions()

    private struct Conditions {
        var isLow = false
        var hasKeyboard = false
        var hasHiddenBar = false
        var hasHiddenToolbar = false
        var isMinimized = false
    }

    /// A Boolean value that indicates whether the navigation bar is hidden because the user scrolled.
    var isMinimized: Bool {
        get { conditions.isMinimized && hidesBar }
        set { conditions.isMinimized = newValue }
    }

    /// A Boolean value that indicates whether the controller has hidden the navigation bar. Otherwise, the app can.
    var hasHiddenBar: Bool {
        get { conditions.hasHiddenBar }
        set { conditions.hasHiddenBar = newValue }
    }
    /// A Boolean value that indicates whether the controller has hidden the toolbar. Otherwise, the app can.
    var hasHiddenToolbar: Bool {
        get { conditions.hasHiddenToolbar }
        set { conditions.hasHiddenToolbar = newValue }
    }
    /// The movement of the content.
    var scroll = BarScrollTracker()

    /// A Boolean value that indicates whether the height was compact in the latest layout.
    var wasLow: Bool { conditions.isLow }

    init(toolbarClass: UIToolbar.Type? = nil) {
        self.toolbarClass = toolbarClass
    }

    // MARK: Hiding

    /// Returns `true` if the value has changed.
    func hideBar(_ hides: Bool) -> Bool {
        defer { hidesBar = hides }
        if !hides { isMinimized = false }
        return hidesBar != hides
    }

    /// Returns `true` if the value has changed.
    func hideToolbar(_ hides: Bool) -> Bool {
        defer { hidesToolbar = hides }
        return hidesToolbar != hides
    }

    /// A Boolean value that indicates whether bars are being shown or hidden.
    var areMoving: Bool { moveCount > 0 }

    func startMove() { moveCount += 1 }

    func endMove() { moveCount -= 1 }

    // MARK: The toolbar

    /// Returns the toolbar, and creates it if necessary.
    func makeToolbar() -> UIToolbar {
        if let toolbar { return toolbar }
        let made = UIView.make(toolbarClass ?? UIToolbar.self, frame: .zero) as? UIToolbar
        let bar = made ?? UIToolbar(frame: .zero)
        toolbar = bar
        return bar
    }

    /// Uses the toolbar of an interface file.
    func use(_ toolbar: UIToolbar?) { self.toolbar = toolbar }

    // MARK: Hiding bars automatically

    /// Returns whether the toolbar is hidden or shown together with the navigation bar. A toolbar that was already
    /// hidden stays hidden.
    func movesToolbar(hiding: Bool) -> Bool {
        defer { if !hiding { bringsToolbarBack = false } }
        if hiding { bringsToolbarBack = !hidesToolbar }
        return bringsToolbarBack
    }

    /// Returns `true` if the height has changed between regular and compact.
    func recordHeight(isLow: Bool) -> Bool {
        defer { conditions.isLow = isLow }
        return wasLow != isLow
    }

    /// Returns `true` if the visibility of the keyboard has changed.
    func recordKeyboard(isShown: Bool) -> Bool {
        defer { conditions.hasKeyboard = isShown }
        return conditions.hasKeyboard != isShown
    }
}
