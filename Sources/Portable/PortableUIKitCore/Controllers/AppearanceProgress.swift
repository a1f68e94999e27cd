/// How far a controller has come in appearing or disappearing.
package enum Appearance {
    case disappeared, appearing, appeared, disappearing
}

/// How a controller comes and goes: how far it is, what it has still to be told, and who ends it.
@MainActor
package final class AppearanceProgress {
    private(set) var phase = Appearance.disappeared
    /// Whether the transition is animated.
    private(set) var isAnimated = false
    /// Whether a container that animates will end the transition itself.
    package var isManaged = false
    /// Whether `viewIsAppearing` has still to come.
    private var awaitsIsAppearing = false
    private var timer: FrameTimer?

    /// Whether the controller isn't on its way there already, or there.
    func mayBegin(_ isAppearing: Bool) -> Bool {
        isAppearing
            ? phase == .disappeared || phase == .disappearing : phase == .appeared || phase == .appearing
    }

    func begin(_ isAppearing: Bool, animated: Bool) {
        phase = isAppearing ? .appearing : .disappearing
        isAnimated = animated
        awaitsIsAppearing = isAppearing
    }

    /// Ends the transition: the controller is where it was going.
    func end() {
        if phase == .appearing { phase = .appeared }
        if phase == .disappearing { phase = .disappeared }
    }

    /// Returns whether `viewIsAppearing` must be called, which happens once per appearance.
    func takeIsAppearing() -> Bool {
        defer { awaitsIsAppearing = false }
        return awaitsIsAppearing
    }

    /// Has the transition end with the next frame, after layout.
    func endWithFrame(of view: UIView?, _ end: @escaping () -> Void) {
        let timer = self.timer ?? FrameTimer(file: "PortableUIKit/UIViewController.swift", end)
        self.timer = timer
        timer.start(after: 0, for: view)
    }

    func stopWaiting() { timer?.stop() }
}
