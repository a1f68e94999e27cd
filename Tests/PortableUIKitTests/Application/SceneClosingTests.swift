import CollageTesting
import Foundation
import PortableUIKit
import PortableUIKitCore
import Testing

/// Closing scenes, disconnecting them, and their sessions.
@MainActor @Suite(.device) struct SceneClosingTests {
    private var application: UIApplication { .shared }

    @Test func `closing the scene in front shows the last used one and discards the session`() throws {
        let host = SceneFixture.launch()
        SceneFixture.open("note", in: host)
        let session = try SceneFixture.front.session
        SceneFixture.calls = []
        host.run { application.requestSceneSessionDestruction(session, options: nil) }
        #expect(SceneFixture.calls.isEmpty)
        host.settle()
        #expect(
            SceneFixture.calls == [
                "note resign", "main foreground", "note background", "main active", "note disconnect", "discard 1",
            ])
        #expect(session.scene == nil && !application.openSessions.contains(session))
        #expect(SceneFixture.order == ["main"] && application.windows.count == 1)
    }

    @Test func `a scene in the background is closed without an animation`() throws {
        let host = SceneFixture.launch()
        let main = try SceneFixture.front.session
        SceneFixture.open("note", in: host)
        SceneFixture.calls = []
        host.run { application.requestSceneSessionDestruction(main, options: nil) }
        host.advance(by: 1.0 / 60)
        #expect(SceneFixture.calls == ["main disconnect", "discard 1"] && SceneFixture.order == ["note"])
    }

    @Test func `the last scene and discarded sessions can't be closed`() throws {
        let host = SceneFixture.launch()
        let main = try SceneFixture.front.session
        SceneFixture.open("note", in: host)
        let note = try SceneFixture.front.session
        host.run { application.requestSceneSessionDestruction(main, options: nil) }
        host.settle()
        var errors = 0
        host.run {
            for session in [main, note] {
                application.requestSceneSessionDestruction(session, options: nil) { error in
                    if (error as? UISceneError)?.code == .requestDenied { errors += 1 }
                }
            }
            application.requestSceneSessionActivation(main, userActivity: nil, options: nil) { error in
                if (error as? UISceneError)?.code == .requestDenied { errors += 1 }
            }
        }
        host.settle()
        #expect(errors == 3 && SceneFixture.order == ["note"])
    }

    @Test(arguments: [
        (UIWindowScene.DismissalAnimation.standard, 0.0), (.commit, -1), (.decline, 1),
    ])
    func `a closed scene moves as its dismissal animation requires`(
        animation: UIWindowScene.DismissalAnimation, direction: Double
    ) throws {
        let host = SceneFixture.launch()
        SceneFixture.open("note", in: host)
        let options = UIWindowSceneDestructionRequestOptions()
        options.windowDismissalAnimation = animation
        let session = try SceneFixture.front.session
        host.run { application.requestSceneSessionDestruction(session, options: options) }
        host.advance(by: 1.0 / 60)
        host.advance(by: 0.1)
        let nodes = host.session.renderFrame().root.children
        #expect(nodes.count == 2)
        let closed = try #require(nodes.last)
        #expect(direction == 0 ? closed.transform.a < 1 : closed.transform.ty * direction > 100)
        #expect((closed.opacity < 1) == (animation == .standard))
        host.settle()
        #expect(host.session.renderFrame().root.children.count == 1)
    }

    @Test func `the user closes a scene, whose session can connect again`() throws {
        let host = SceneFixture.launch()
        SceneFixture.open("note", in: host)
        let session = try SceneFixture.front.session
        host.closeScene()
        #expect(SceneFixture.calls.suffix(2) == ["main active", "note disconnect"])
        #expect(session.scene == nil && application.openSessions.contains(session))
        SceneFixture.calls = []
        host.run { application.requestSceneSessionActivation(session, userActivity: nil, options: nil) }
        host.settle()
        #expect(SceneFixture.calls.first == "note connect" && SceneFixture.order == ["note", "main"])
        host.removeScene(of: session)
        #expect(SceneFixture.calls.last == "discard 1" && !application.openSessions.contains(session))
    }

    @Test func `conditions discard the session of a scene that the user closes or the system disconnects`() throws {
        let host = SceneFixture.launch()
        for name in ["a", "b", "c"] { SceneFixture.open(name, in: host) }
        try SceneFixture.scene("b").destructionConditions = [.systemDisconnection()]
        try SceneFixture.scene("c").destructionConditions = [.userInitiatedDismissal()]
        SceneFixture.calls = []
        host.closeScene()
        #expect(SceneFixture.calls.suffix(2) == ["c disconnect", "discard 1"])
        SceneFixture.calls = []
        try SceneFixture.scene("b").destructionConditions = []
        try SceneFixture.scene("a").destructionConditions = [.systemDisconnection()]
        host.sendMemoryWarning()
        #expect(SceneFixture.calls == ["a disconnect", "discard 1", "main disconnect"])
        #expect(SceneFixture.order == ["b"] && application.openSessions.count == 2)
    }

    @Test func `a refreshed scene connects, and remains in the background`() throws {
        let host = SceneFixture.launch()
        let main = try SceneFixture.front.session
        SceneFixture.open("note", in: host)
        host.sendMemoryWarning()
        #expect(main.scene == nil)
        host.change(style: .dark)
        SceneFixture.calls = []
        host.run { application.requestSceneSessionRefresh(main) }
        host.settle()
        let scene = try #require(main.scene as? UIWindowScene)
        #expect(SceneFixture.calls == ["main connect"] && scene.activationState == .background)
        #expect(scene.windows.first?.traitCollection.userInterfaceStyle == .dark)
        #expect(SceneFixture.order == ["note", "main"])
    }

    @Test(arguments: [true, false]) func `a confirmation decides whether the user closes the scene`(closes: Bool) throws
    {
        let host = SceneFixture.launch()
        SceneFixture.open("note", in: host)
        let scene = try SceneFixture.front
        var actions: [String] = []
        scene.closureConfirmation = UISceneClosureConfirmation(
            title: "Delete draft?", message: nil,
            actions: [UIAlertAction(title: "Delete", style: .destructive) { _ in actions.append("delete") }])
        host.closeScene()
        #expect(host.alert?.title == "Delete draft?" && host.choiceTitles.contains("Cancel"))
        try host.choose(closes ? "Delete" : "Cancel")
        host.settle()
        #expect(SceneFixture.order == (closes ? ["main"] : ["note", "main"]))
        #expect(actions == (closes ? ["delete"] : []))
    }

    @Test func `closed scenes and their windows are deallocated`() throws {
        let host = SceneFixture.launch()
        SceneFixture.open("note", in: host)
        weak var scene: UIWindowScene?
        weak var window: UIWindow?
        scene = try SceneFixture.front
        window = scene?.windows.first
        #expect(window != nil)
        if let session = scene?.session {
            host.run { application.requestSceneSessionDestruction(session, options: nil) }
        }
        host.settle()
        #expect(scene == nil && window == nil)
    }
}
