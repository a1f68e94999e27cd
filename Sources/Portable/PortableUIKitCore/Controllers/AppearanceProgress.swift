/// The phases of a view controller's appearance.
package enum Appearance {
    case disappeared, appearing, appeared, disappearing
}

/// The decisions of a container about the appearance of a view controller.
private struct ContainerControl {
    var isManaged = false
    var isHeldBack = false
}

/// The progress of a view controller's appearance transition.
@MainActor
package final class AppearanceProgress {
    private(set) var phase = Appearance.disappeared
    /// A Boolean value that indicates whether the transition is animated.
    private(set) var isAnimated = false
    /// A Boolean value that indicates whether a container ends the transition after its animation.
    package var isManaged: Bool {
        get { control.isManaged }
        set { control.isManaged = newValue }
    }
    /// A Boolean value that indicates whether a container prepares the view in the window without showing it.
    fileprivate(set) var isHeldBack: Bool {
        get { control.isHeldBack }
        set { control.isHeldBack = newValue }
    }
    private var control = ContainerControl()
    /// A Boolean value that indicates whether `viewIsAppearing` hasn't been called yet.
    private var awaitsIsAppearing = false
    private var timer: FrameTimer?

    /// Returns whether a transition in this direction can begin.
    func canBegin(_ isAppearing: Bool) -> Bool {
        isAppearing
            ? phase == .disappeared || phase == .disappearing : phase == .appeared || phase == .appearing
    }

    func begin(_ isAppearing: Bool, animated: Bool) {
        phase = isAppearing ? .appearing : .disappearing
        isAnimated = animated
        awaitsIsAppearing = isAppearing
    }

    /// Ends the transition.
    func end() {
        if phase == .appearing { phase = .appeared }
        if phase == .disappearing { phase = .disappeared }
    }

    /// Returns whether `viewIsAppearing` must be called, which happens once per appearance.
    func consumeIsAppearing() -> Bool {
        defer { awaitsIsAppearing = false }
        return awaitsIsAppearing
    }

    /// Ends the transition with the next frame, after layout.
    func endWithFrame(of view: UIView?, _ end: @escaping () -> Void) {
        let timer = self.timer ?? FrameTimer(file: "PortableUIKit/UIViewController.swift", end)
        self.timer = timer
        timer.start(after: 0, for: view)
    }

    func stopWaiting() { timer?.stop() }
}

extension UIViewController {
    /// A Boolean value that indicates whether a container has the view in the window without showing it, such as a page next
    /// to the visible one, or a row that's prepared for scrolling. The default is `false`.
    ///
    /// The view controller and its children disappear when the value becomes `true`. They appear when it becomes `false`, or
    /// later with the parent.
    package var isHeldBack: Bool {
        get { progress.isHeldBack }
        set {
            guard progress.isHeldBack != newValue else { return }
            progress.isHeldBack = newValue
            if newValue {
                beginAppearanceTransition(false, animated: false)
                endAppearanceTransition()
            } else if viewIfLoaded?.window != nil, !isInHeldBackContainer {
                let phase = parent?.appearance ?? .appeared
                guard phase == .appearing || phase == .appeared else { return }
                beginAppearanceTransition(true, animated: false)
                if phase == .appeared { endAppearanceTransition() }
            }
        }
    }

    /// A Boolean value that indicates whether the view controller or one that contains it is held back.
    var isInHeldBackContainer: Bool {
        sequence(first: self, next: \.parent).contains { $0.progress.isHeldBack }
    }
}
