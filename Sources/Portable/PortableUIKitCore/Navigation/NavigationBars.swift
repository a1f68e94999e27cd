/// Which of a navigation controller's bars are hidden, and what hides them and brings them back.
@MainActor
final class NavigationBars {
    private(set) var hidesBar = false
    private(set) var hidesToolbar = true
    /// The toolbar, once it was asked for or shown.
    private(set) var toolbar: UIToolbar?
    private var toolbarClass: UIToolbar.Type?
    /// How many animations move bars in or out.
    private var moveCount = 0
    /// The recognizer of taps that hide bars.
    private(set) lazy var tapRecognizer = UITapGestureRecognizer()
    private(set) lazy var swipeRecognizer: UIPanGestureRecognizer = BarSwipeGestureRecognizer()
    /// A Boolean value that indicates whether the toolbar was hidden together with the navigation bar and must be shown
    /// with it.
    private var bringsToolbarBack = false
    /// Whether the height was compact at the last layout.
    private(set) var wasLow = false
    /// Whether the keyboard was there when it last moved.
    private var sawKeyboard = false

    init(toolbarClass: UIToolbar.Type? = nil) {
        self.toolbarClass = toolbarClass
    }

    // MARK: Hiding

    /// Returns whether that is new.
    func hideBar(_ hides: Bool) -> Bool {
        defer { hidesBar = hides }
        return hidesBar != hides
    }

    /// Returns whether that is new.
    func hideToolbar(_ hides: Bool) -> Bool {
        defer { hidesToolbar = hides }
        return hidesToolbar != hides
    }

    /// Whether bars are on their way in or out.
    var areMoving: Bool { moveCount > 0 }

    func beginMove() { moveCount += 1 }

    func endMove() { moveCount -= 1 }

    // MARK: The toolbar

    /// The toolbar, made if need be.
    func makeToolbar() -> UIToolbar {
        if let toolbar { return toolbar }
        let made = UIView.make(toolbarClass ?? UIToolbar.self, frame: .zero) as? UIToolbar
        let bar = made ?? UIToolbar(frame: .zero)
        toolbar = bar
        return bar
    }

    /// Uses the toolbar of an interface file.
    func use(_ toolbar: UIToolbar?) { self.toolbar = toolbar }

    // MARK: Bars that go by themselves

    /// Returns whether the toolbar is hidden or shown together with the navigation bar. A toolbar that was already
    /// hidden stays hidden.
    func takesToolbarAlong(hiding: Bool) -> Bool {
        defer { if !hiding { bringsToolbarBack = false } }
        if hiding { bringsToolbarBack = !hidesToolbar }
        return bringsToolbarBack
    }

    /// Returns whether it is new that the height is compact or not.
    func noteHeight(isLow: Bool) -> Bool {
        defer { wasLow = isLow }
        return wasLow != isLow
    }

    /// Returns whether it is new that the keyboard is there or not.
    func noteKeyboard(isShown: Bool) -> Bool {
        defer { sawKeyboard = isShown }
        return sawKeyboard != isShown
    }
}
