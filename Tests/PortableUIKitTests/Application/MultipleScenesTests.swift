import CollageTesting
import Foundation
import PortableUIKit
import PortableUIKitCore
import Testing

/// Several scenes of an application on an iPad: one is in front, and the others are in the background.
@MainActor @Suite(.device) struct MultipleScenesTests {
    private var application: UIApplication { .shared }

    @Test func `a new scene connects with its activity and covers the other one, which enters the background`() throws {
        let host = SceneFixture.launch()
        #expect(application.supportsMultipleScenes)
        SceneFixture.open("note", in: host)
        #expect(
            SceneFixture.calls == [
                "note connect", "main resign", "note foreground", "main background", "note active",
            ])
        #expect(SceneFixture.order == ["note", "main"] && application.openSessions.count == 2)
        let (note, main) = (try SceneFixture.scene("note"), try SceneFixture.scene("main"))
        #expect(note.activationState == .foregroundActive && main.activationState == .background)
        #expect(application.applicationState == .active)
        #expect(note.session.persistentIdentifier != main.session.persistentIdentifier)
        #expect(application.keyWindow?.windowScene === note && main.windows.count == 1)
        #expect(application.windows.count == 2)
        #expect(host.elements(.role(.textField)).count == 1)
    }

    @Test func `the request is handled after the method that makes it`() {
        let host = SceneFixture.launch()
        host.run {
            application.activateSceneSession(for: UISceneSessionActivationRequest())
            #expect(SceneFixture.calls.isEmpty && application.connectedScenes.count == 1)
        }
        host.settle()
        #expect(application.connectedScenes.count == 2)
    }

    @Test func `an existing scene returns to the front with its keyboard focus and the activity`() throws {
        let host = SceneFixture.launch()
        let main = try SceneFixture.front
        let field = try #require(main.windows.first?.rootViewController?.view.subviews.first as? UITextField)
        _ = host.run { field.becomeFirstResponder() }
        SceneFixture.open("note", in: host)
        #expect(main.keyWindow === field.window && field.window?.isKeyWindow == false)
        host.run {
            let activity = NSUserActivity(activityType: "read")
            application.requestSceneSessionActivation(main.session, userActivity: activity, options: nil)
        }
        SceneFixture.calls = []
        host.settle()
        #expect(
            SceneFixture.calls == [
                "note resign", "main foreground", "main continue read", "note background", "main active",
            ])
        #expect(field.isFirstResponder && field.window?.isKeyWindow == true)
        #expect(application.connectedScenes.count == 2)
    }

    @Test func `an activity for the scene in front is delivered immediately`() throws {
        let host = SceneFixture.launch()
        let session = try SceneFixture.front.session
        host.run {
            let activity = NSUserActivity(activityType: "read")
            application.requestSceneSessionActivation(session, userActivity: activity, options: nil)
        }
        #expect(SceneFixture.calls == ["main continue read"])
    }

    @Test func `only the scene in front follows the application to the background and back`() {
        let host = SceneFixture.launch()
        SceneFixture.open("note", in: host)
        SceneFixture.calls = []
        host.enterBackground()
        #expect(SceneFixture.calls == ["note resign", "note background"])
        SceneFixture.calls = []
        host.enterForeground()
        #expect(SceneFixture.calls == ["note foreground", "note active"])
    }

    @Test func `a scene is behind during its animation, and the background ends the animation`() {
        let host = SceneFixture.launch()
        host.run { application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) }
        host.advance(by: 1.0 / 60)
        #expect(application.scenes.transition != nil)
        host.enterBackground()
        #expect(application.scenes.transition == nil)
        #expect(application.scenes.connected.map(\.activationState) == [.background, .background])
    }

    @Test func `a device or an app with one scene reports an error`() throws {
        for host in [
            SceneFixture.launch(.iPhone16),
            SceneFixture.launch(manifest: AppManifest(info: ["UIApplicationSceneManifest": [String: Any]()])),
        ] {
            host.run {
                #expect(!application.supportsMultipleScenes)
                var codes: [UISceneError.Code] = []
                application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { error in
                    if let error = error as? UISceneError { codes.append(error.code) }
                }
                for session in application.openSessions {
                    application.requestSceneSessionDestruction(session, options: nil) { error in
                        if let error = error as? UISceneError { codes.append(error.code) }
                    }
                }
                #expect(codes == [.multipleScenesNotSupported, .requestDenied])
            }
            host.settle()
            #expect(SceneFixture.calls.isEmpty)
        }
    }

    @Test func `a scene behind adopts a changed screen when it returns`() throws {
        let host = SceneFixture.launch()
        let main = try SceneFixture.front
        SceneFixture.open("note", in: host)
        SceneFixture.calls = []
        host.rotate()
        #expect(SceneFixture.calls == ["note geometry"])
        host.change(style: .dark)
        #expect(main.windows.first?.traitCollection.userInterfaceStyle == .light)
        SceneFixture.calls = []
        host.showNextScene()
        #expect(main.windows.first?.traitCollection.userInterfaceStyle == .dark)
        #expect(main.windows.first?.bounds.size == UIScreen.main.bounds.size)
        #expect(SceneFixture.calls.prefix(3) == ["note resign", "main geometry", "main foreground"])
    }

    @Test func `the next scene is the one that was in front the longest time ago`() throws {
        let host = SceneFixture.launch()
        SceneFixture.open("a", in: host)
        SceneFixture.open("b", in: host)
        var names: [String] = []
        for _ in 0..<4 {
            host.showNextScene()
            names.append(try SceneFixture.front.name)
        }
        #expect(names == ["main", "a", "b", "main"])
        host.press(.keyboardGraveAccentAndTilde, characters: "`", modifiers: .command)
        #expect(try SceneFixture.front.name == "a")
    }

    @Test func `the requesting scene is next to the requested one in the order`() throws {
        let host = SceneFixture.launch()
        let main = try SceneFixture.front
        SceneFixture.open("a", in: host)
        let options = UIScene.ActivationRequestOptions()
        options.requestingScene = main
        SceneFixture.open("b", in: host, options: options)
        #expect(SceneFixture.order == ["b", "main", "a"])
    }

    @Test func `a touch that began in a scene is canceled when another one covers it`() throws {
        let host = SceneFixture.launch()
        let touched = TouchRecorder(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
        try SceneFixture.front.windows.first?.rootViewController?.view.addSubview(touched)
        let finger = host.touch(at: CGPoint(x: 120, y: 220))
        SceneFixture.open("note", in: host)
        finger.move(to: CGPoint(x: 130, y: 230))
        #expect(touched.phases == ["began", "cancelled"])
        finger.lift()
    }

    private final class TouchRecorder: UIView {
        var phases: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("cancelled") }
    }
}
