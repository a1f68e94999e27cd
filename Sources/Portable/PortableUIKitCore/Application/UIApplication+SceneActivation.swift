import DisplayList
import Foundation
@_spi(Collage) import PortableQuartz

/// Bringing scenes to the front. The scene in front is active, and the others are in the background.
extension UIApplication {
    /// Requests that a scene be brought to the front, or that a new one be created.
    ///
    /// A new scene requires `UIApplicationSupportsMultipleScenes` in `Info.plist` and an iPad. The delegate returns its
    /// configuration, and its connection options have the activity. If the activity has a target content identifier for
    /// which the conditions of another scene prefer that scene, it's brought to the front instead. The handler is called
    /// with an error if the application or the device has only one scene, or if the session was discarded.
    ///
    /// - Parameters:
    ///   - sceneSession: The session of an existing scene, or `nil` for a new scene.
    ///   - userActivity: The activity that the scene shows.
    ///   - options: Options for showing the scene.
    ///   - errorHandler: A closure that's called if the request fails.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        let request =
            sceneSession.map { UISceneSessionActivationRequest(session: $0, userActivity: userActivity) }
            ?? UISceneSessionActivationRequest(userActivity: userActivity)
        request.options = options
        activate(request, from: nil, errorHandler)
    }

    /// Requests that a scene be brought to the front, or that a new one be created, as
    /// ``requestSceneSessionActivation(_:userActivity:options:errorHandler:)`` does.
    public func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) {
        activate(request, from: nil, errorHandler)
    }

    /// Opens the scene that a configuration describes. The scene grows from the preview.
    package func activate(
        _ configuration: UIWindowScene.ActivationConfiguration, errorHandler: ((any Error) -> Void)? = nil
    ) {
        let request = UISceneSessionActivationRequest(
            userActivity: configuration.userActivity, options: configuration.options)
        activate(request, from: configuration.preview, errorHandler)
    }

    private func activate(
        _ request: UISceneSessionActivationRequest, from preview: UITargetedPreview?,
        _ errorHandler: ((any Error) -> Void)?
    ) {
        var style = SceneTransition.Style.slide
        if (request.options as? UIWindowScene.ActivationRequestOptions)?.preferredPresentationStyle != .standard {
            style = .zoom(from: preview?.frameOnScreen)
        }
        let activity = request.userActivity, requesting = request.options?.requestingScene
        let known = request.session ?? activity?.targetContentIdentifier.flatMap { preferredSession(for: $0) }
        if let session = known {
            guard scenes.open.contains(session) else { return refuse(.requestDenied, errorHandler) }
            let event = SceneEvent(activity: activity)
            if let front = scenes.front, session.scene === front { return deliver(event, to: front) }
            guard supportsMultipleScenes else { return refuse(.multipleScenesNotSupported, errorHandler) }
            scenes.handleSoon { [weak self] in
                guard let self, scenes.open.contains(session) else { return }
                show(session, event, known == request.session ? .slide : style, next: requesting)
            }
        } else {
            guard supportsMultipleScenes, request.role == .windowApplication else {
                return refuse(.multipleScenesNotSupported, errorHandler)
            }
            scenes.handleSoon { [weak self] in
                guard let self else { return }
                let isOpened = openScene(SceneEvent(activity: activity), style, next: requesting)
                if !isOpened { refuse(.requestDenied, errorHandler) }
            }
        }
    }

    private func refuse(_ code: UISceneError.Code, _ errorHandler: ((any Error) -> Void)?) {
        errorHandler?(UISceneError(code))
    }

    /// Connects a new scene and brings it to the front. Returns `false` if the delegate has no configuration for it.
    func openScene(_ event: SceneEvent, _ style: SceneTransition.Style, next: UIScene? = nil) -> Bool {
        let session = UISceneSession(role: .windowApplication, persistentIdentifier: UUID().uuidString)
        guard let scene = connect(session, event.connectionOptions) else { return false }
        bringToFront(scene, style, next: next)
        return true
    }

    /// Brings the scene of a session to the front, after it has connected again if necessary.
    func show(
        _ session: UISceneSession, _ event: SceneEvent, _ style: SceneTransition.Style, next: UIScene? = nil,
        completion: @escaping () -> Void = {}
    ) {
        if let scene = session.scene {
            bringToFront(
                scene, style, next: next, delivery: { [weak self] in self?.deliver(event, to: scene) },
                completion: completion)
        } else if let scene = connect(session, event.connectionOptions) {
            bringToFront(scene, style, next: next, completion: completion)
        }
    }

    /// Brings a connected scene to the front.
    ///
    /// The scene in front becomes inactive, and the other one enters the foreground. After the animation, the former is in
    /// the background, and the latter is active.
    /// - Parameters:
    ///   - next: A scene that must be directly behind it.
    ///   - delivery: A closure that's called when the scene has entered the foreground.
    ///   - completion: A closure that's called when the scene has become active.
    func bringToFront(
        _ scene: UIScene, _ style: SceneTransition.Style, next: UIScene? = nil, delivery: () -> Void = {},
        completion: @escaping () -> Void = {}
    ) {
        finishTransition()
        guard let old = scenes.front, old !== scene else {
            delivery()
            return completion()
        }
        let isActive = applicationState == .active, device = DeviceContext.current(for: .application)
        if old.activationState == .foregroundActive { deactivate(old) }
        let leaving = device.windowNodes(of: old)
        scenes.moveToFront(scene)
        if let next { scenes.moveBehindFront(next) }
        old.leaveScreen()
        scene.enterScreen()
        if isActive { enterForeground(scene) }
        delivery()
        guard isActive else { return completion() }
        let finish = { [weak self] in
            guard let self else { return }
            scenes.transition = nil
            // The application may have entered the background in the meantime, or have terminated.
            if scenes.connected.contains(where: { $0 === old }), old.activationState != .background {
                enterBackground(old)
            }
            if applicationState == .active, scenes.front === scene { activate(scene) }
            completion()
        }
        scenes.transition = SceneTransition(style, from: leaving, on: device, completion: finish)
    }

    /// Ends the current animation between scenes before its time.
    func finishTransition() {
        scenes.transition?.finish()
    }
}

extension DeviceContext {
    /// Returns the drawing of the windows of a scene on the screen, from back to front.
    fileprivate func windowNodes(of scene: UIScene) -> [DisplayNode] {
        visibleWindows.backToFront.filter { $0.windowScene === scene }.compactMap { window in
            window.layoutIfNeeded()
            return window.layer.displayNode(at: clock.now)
        }
    }
}

extension UITargetedPreview {
    /// The frame of the preview on the screen, or `nil` if its container isn't in a window.
    fileprivate var frameOnScreen: CGRect? {
        guard let window = target.container.window else { return nil }
        let center = target.container.convert(target.center, to: window)
        return CGRect(
            x: center.x - size.width / 2 + window.frame.minX, y: center.y - size.height / 2 + window.frame.minY,
            width: size.width, height: size.height)
    }
}
