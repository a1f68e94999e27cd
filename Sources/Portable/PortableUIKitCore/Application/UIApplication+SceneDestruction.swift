import Foundation

/// Closing scenes, and disconnecting them.
extension UIApplication {
    /// Requests that a scene be closed, and that its session be discarded.
    ///
    /// If the scene is in front, the one that was last used before appears, with the animation of the options. The handler is
    /// called with an error if the session was discarded already, or if there's no other scene.
    ///
    /// Differs from UIKit: the last scene can't be closed, because hosts have no Home Screen.
    ///
    /// - Parameters:
    ///   - sceneSession: The session of the scene, which doesn't need to be connected.
    ///   - options: Options for closing the scene.
    ///   - errorHandler: A closure that's called if the request fails.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard scenes.open.contains(sceneSession), scenes.open.count > 1 else {
            errorHandler?(UISceneError(.requestDenied))
            return
        }
        let animation = (options as? UIWindowSceneDestructionRequestOptions)?.windowDismissalAnimation ?? .standard
        scenes.handleSoon { [weak self] in self?.close(sceneSession, animation, isDiscarded: true) }
    }

    /// Requests that the system update its image of a scene in the background. A scene that isn't connected connects,
    /// and remains in the background.
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
        scenes.handleSoon { [weak self] in
            guard let self, scenes.open.contains(sceneSession) else { return }
            if sceneSession.scene == nil, let scene = connect(sceneSession, UIScene.ConnectionOptions()) {
                scene.activationState = .background
            }
            (sceneSession.scene as? UIWindowScene)?.updateInBackground()
        }
    }

    /// Closes a scene as the user does, after a confirmation if the scene requires one.
    ///
    /// Its session remains open, so that the scene can connect again, unless the conditions of the scene or
    /// `isRemoved` require otherwise.
    /// - Parameter isRemoved: A Boolean value that indicates whether the user removes the scene from the app switcher,
    ///   which always discards the session.
    package func closeAsUser(_ session: UISceneSession, isRemoved: Bool = false) {
        guard scenes.open.contains(session), scenes.open.count > 1 else { return }
        guard let scene = session.scene as? UIWindowScene, scene.record.closureConfirmation != nil else {
            return close(session, .standard, isDiscarded: isRemoved || isDiscarded(session, .userInitiatedDismissal()))
        }
        // The scene shows the question.
        bringToFront(scene, .slide) { [weak self] in
            UIKitAssembly.current.confirmClosure(of: scene) {
                guard let self else { return }
                let isDiscarded = isRemoved || self.isDiscarded(session, .userInitiatedDismissal())
                self.close(session, .standard, isDiscarded: isDiscarded)
            }
        }
    }

    /// Disconnects the scenes in the background, as the system does to free memory. Their sessions remain open, unless
    /// the conditions of the scenes require otherwise.
    package func disconnectBackgroundScenes() {
        finishTransition()
        for scene in scenes.connected where scene !== scenes.front {
            let isDiscarded = isDiscarded(scene.session, .systemDisconnection())
            disconnect(scene)
            if isDiscarded { discard(scene.session) }
        }
    }

    private func isDiscarded(_ session: UISceneSession, _ condition: UIScene.DestructionCondition) -> Bool {
        session.scene?.destructionConditions.contains(condition) ?? true
    }

    /// Closes a scene. If it's in front, another one appears first.
    private func close(
        _ session: UISceneSession, _ animation: UIWindowScene.DismissalAnimation, isDiscarded: Bool
    ) {
        finishTransition()
        let end = { [weak self] in
            guard let self else { return }
            if let scene = session.scene, scenes.connected.contains(where: { $0 === scene }) { disconnect(scene) }
            if isDiscarded { discard(session) }
        }
        guard let scene = session.scene, scene === scenes.front else { return end() }
        let next = scenes.connected.dropFirst().first?.session ?? scenes.open.last { $0 !== session }
        guard let next else { return }
        show(next, SceneEvent(), .close(animation), completion: end)
    }

    /// Disconnects a scene after it has entered the background.
    func disconnect(_ scene: UIScene) {
        if scene.activationState == .foregroundActive { deactivate(scene) }
        if scene.activationState != .background { enterBackground(scene) }
        scene.delegate?.sceneDidDisconnect(scene)
        scene.post(UIScene.didDisconnectNotification)
        scene.activationState = .unattached
        scene.delegate = nil
        scenes.disconnect(scene)
        scene.session.scene = nil
        (scene as? UIWindowScene)?.releaseWindows()
    }

    private func discard(_ session: UISceneSession) {
        guard scenes.open.contains(session) else { return }
        scenes.discard(session)
        session.stateRestorationActivity = nil
        delegate?.application(self, didDiscardSceneSessions: [session])
    }
}
