import Foundation

/// Scenes behind another one. Their windows remain visible to the application, but the device doesn't show them.
extension UIScene {
    /// A Boolean value that indicates whether another scene is in front of the scene.
    package var isBehind: Bool { record.covered != nil }

    /// Called when another scene was brought to the front, or before the scene connects behind it.
    func leaveScreen() {
        guard !isBehind else { return }
        let scene = self as? UIWindowScene, screen = scene?.screen ?? .main, key = scene?.keyWindow
        key?.resignKey()
        record.covered = SceneRecord.Covered(
            keyWindow: key, size: screen.bounds.size,
            reducesTransparency: screen.environment.reducesTransparency, geometry: scene?.effectiveGeometry)
    }

    /// Called when the scene is brought to the front.
    func enterScreen() {
        guard let covered = record.covered else { return }
        record.covered = nil
        guard let scene = self as? UIWindowScene else { return }
        scene.adoptScreen(after: covered)
        let device = DeviceContext.current(for: .application)
        device.visibleWindows.key?.resignKey()
        if let key = covered.keyWindow, !key.isHidden { key.makeKey() }
        device.keyboard.update()
        device.statusBar.trackVisibility()
    }
}

extension UIWindowScene {
    /// Updates and lays out the windows of a scene in the background.
    func updateInBackground() {
        if let covered = record.covered {
            adoptScreen(after: covered)
            record.covered?.size = screen.bounds.size
            record.covered?.reducesTransparency = screen.environment.reducesTransparency
            record.covered?.geometry = effectiveGeometry
        }
        for window in windows { window.layoutIfNeeded() }
    }

    /// Gives the windows the traits and the size of the screen, which may have changed while the scene was behind.
    fileprivate func adoptScreen(after covered: SceneRecord.Covered) {
        for window in windows { window.willTransition(to: screen.traitCollection) }
        for window in windows {
            window.screenDidChange(
                from: covered.size,
                changesTransparency: covered.reducesTransparency != screen.environment.reducesTransparency)
        }
        updateTraits()
        if let geometry = covered.geometry { effectiveGeometryDidChange(from: geometry) }
    }

    /// Removes the windows of a scene that has disconnected from the screen.
    func releaseWindows() {
        let device = DeviceContext.current(for: .application)
        for window in windows {
            if window.isKeyWindow { window.resignKey() }
            device.visibleWindows.remove(window)
            remove(window)
        }
    }
}

extension UIWindowScene {
    /// Returns the size that the scene gets when the user tries to resize it to another one.
    package func allowedSize(_ size: CGSize) -> CGSize {
        guard let limits = sizeRestrictions else { return size }
        let (least, most) = (limits.minimumSize, limits.maximumSize)
        return CGSize(
            width: max(min(size.width, most.width), least.width),
            height: max(min(size.height, most.height), least.height))
    }
}

extension UIWindow {
    /// Adopts the traits and the size of a screen that has changed.
    package func screenDidChange(from oldSize: CGSize, changesTransparency: Bool) {
        windowScene?.updateTraits()
        updateTraits()
        if bounds.size == oldSize { resize(to: screen.bounds) }
        updateInsets()
        if changesTransparency { MaterialView.updateAll(in: self) }
    }
}
