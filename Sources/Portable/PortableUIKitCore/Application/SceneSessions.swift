import Foundation
@_spi(Collage) import PortableQuartz

/// The sessions of an application's scenes, and the order of the scenes on the device: one is in front, and the user
/// can bring the others back.
@MainActor
package final class SceneSessions {
    /// The connected scenes, from front to back.
    package private(set) var connected: [UIScene] = []
    /// All sessions, including the ones whose scene isn't connected, in the order in which they were opened.
    private(set) var open: [UISceneSession] = []
    /// The animation from one scene to another one, or `nil` if there's none.
    package var transition: SceneTransition?
    /// The requests of the application for its scenes, which are handled in the next frame.
    private var requests: [() -> Void] = []
    private lazy var timer = FrameTimer { [weak self] in self?.handleRequests() }

    /// The scene that the device shows.
    package var front: UIScene? { connected.first }

    /// Adds a scene that connects. It's behind the others until it's brought to the front.
    func connect(_ scene: UIScene) {
        connected.append(scene)
        if !open.contains(scene.session) { open.append(scene.session) }
    }

    /// Removes a scene that disconnects. Its session remains open.
    func disconnect(_ scene: UIScene) {
        connected.removeAll { $0 === scene }
    }

    func moveToFront(_ scene: UIScene) {
        connected.removeAll { $0 === scene }
        connected.insert(scene, at: 0)
    }

    /// Moves a scene behind the one in front, so that it's the next one.
    func moveBehindFront(_ scene: UIScene) {
        guard connected.count > 1, scene !== front, connected.contains(where: { $0 === scene }) else { return }
        connected.removeAll { $0 === scene }
        connected.insert(scene, at: 1)
    }

    func discard(_ session: UISceneSession) {
        open.removeAll { $0 === session }
    }

    func removeAll() {
        connected = []
        open = []
        transition = nil
        requests = []
    }

    /// Handles a request in the next frame. As in UIKit, the method of the application that makes the request returns
    /// first.
    func handleSoon(_ request: @escaping () -> Void) {
        requests.append(request)
        timer.start(after: 0)
    }

    private func handleRequests() {
        let waiting = requests
        requests = []
        for request in waiting { request() }
    }
}

/// The values of a scene that the application keeps. The module with alerts has the type of the confirmation.
@MainActor
package struct SceneRecord {
    var destructionConditions: Set<UIScene.DestructionCondition> = []
    var activationConditions = UISceneActivationConditions()
    package var closureConfirmation: AnyObject?
    let sizeRestrictions = UISceneSizeRestrictions()
    /// The screen when another scene was brought to the front. `nil` while the scene can be seen.
    var covered: Covered?

    /// The state of a scene that's behind another one.
    @MainActor
    struct Covered {
        /// The window that receives keys when the scene is in front again.
        weak var keyWindow: UIWindow?
        /// The size of the screen, which may change in the meantime.
        var size: CGSize
        var reducesTransparency: Bool
        var geometry: UIWindowScene.Geometry?
    }

    init() {}
}
