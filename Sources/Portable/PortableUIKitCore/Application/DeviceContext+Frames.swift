extension DeviceContext {
    /// The time of the next frame that is needed, whether or not the image changes, or `nil` if nothing is scheduled.
    package var nextUpdateTime: Double? {
        let now = clock.now
        return animator.isActive ? now : scheduler.nextTime(after: now)
    }

    /// Runs one frame without drawing it.
    package func update() {
        run {
            runCallbacks(at: clock.now)
            updates.willCommit(on: self)
            for window in visibleWindows.backToFront { window.layoutIfNeeded() }
            updates.didCommit(on: self)
        }
    }

    /// Runs everything that is due at the start of a frame: display links, ends of animations, the keyboard and bars.
    package func runCallbacks(at now: Double) {
        updates.begin(at: now, on: self)
        scheduler.advance(to: now)
        updates.run(.afterDisplayLinks, on: self)
        animator.advance(to: now)
        keyboard.updateKeys()
        editMenu?.closeIfOutdated()
        statusBar.trackVisibility()
    }
}
