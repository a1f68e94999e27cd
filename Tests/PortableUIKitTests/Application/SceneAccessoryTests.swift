import CollageTesting
import Testing

@_spi(Collage) import PortableUIKit

@MainActor struct SceneAccessoryTests {
    private func makeScene() -> UIWindowScene {
        let session = UISceneSession(role: .windowApplication, persistentIdentifier: "a")
        return UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    }

    @Test func `accessories are registered, but never available`() {
        let scene = makeScene()
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        let registration = scene.registerSceneAccessory(
            .externalNonInteractive(sceneConfiguration: configuration, userInfo: "a"))
        #expect(!registration.isAvailable && registration.isEnabled)
    }

    @Test func `a scene has conditions and a confirmation for closing`() {
        let scene = makeScene()
        scene.destructionConditions = [.userInitiatedDismissal(), .userInitiatedDismissal(), .systemDisconnection()]
        #expect(scene.destructionConditions.count == 2)
        let confirmation = UISceneClosureConfirmation(
            title: "Stop?", message: nil, actions: [UIAlertAction(title: "Stop", style: .destructive)])
        scene.closureConfirmation = confirmation
        #expect(scene.closureConfirmation === confirmation)
    }

    @Test func `a display link runs a closure for each frame`() {
        let host = TestHost()
        nonisolated(unsafe) var count = 0
        let link = host.run { makeScene().displayLink { _ in count += 1 } }
        host.run { link?.add(to: .main, forMode: .common) }
        host.advance(by: 0.1)
        link?.invalidate()
        withKnownIssue("A display link of a scene runs its closure once.") { #expect(count > 1) }
    }
}
