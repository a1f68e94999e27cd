import CollageTesting
import Foundation
import PortableUIKit
import PortableUIKitCore
import Testing

/// The scene that receives an event, and the actions and gestures that open scenes.
@MainActor @Suite(.device) struct SceneChoiceTests {
    private var application: UIApplication { .shared }

    private func activity(_ type: String, for identifier: String?) -> NSUserActivity {
        let activity = NSUserActivity(activityType: type)
        activity.targetContentIdentifier = identifier
        return activity
    }

    /// Limits a scene to content with the given identifiers.
    private func limit(_ scene: UIScene, to identifiers: [String], prefers: [String] = []) {
        let conditions = UISceneActivationConditions()
        conditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(format: "self IN %@", identifiers)
        conditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(format: "self IN %@", prefers)
        scene.activationConditions = conditions
    }

    @Test func `the scene that prefers content continues its activity, or else a scene that can show it`()
        throws
    {
        let host = SceneFixture.launch()
        let main = try SceneFixture.front
        SceneFixture.open("note", in: host)
        let note = try SceneFixture.front
        limit(main, to: ["x", "y"], prefers: ["x"])
        limit(note, to: ["x"])
        host.continue(activity("read", for: nil))
        #expect(SceneFixture.calls.last == "note continue read")
        host.continue(activity("read", for: "x"))
        #expect(SceneFixture.order.first == "main" && SceneFixture.calls.contains("main continue read"))
        host.showNextScene()
        host.continue(activity("write", for: "y"))
        #expect(SceneFixture.order.first == "main" && SceneFixture.calls.contains("main continue write"))
    }

    @Test func `a scene is created for content that no scene can show`() throws {
        let host = SceneFixture.launch()
        limit(try SceneFixture.front, to: [])
        host.continue(activity("other", for: "z"))
        #expect(SceneFixture.order == ["other", "main"] && !SceneFixture.calls.contains { $0.contains("continue") })
        host.open(try #require(URL(string: "app://other")))
        #expect(SceneFixture.calls.last == "other open app://other")
        for scene in application.scenes.connected { limit(scene, to: []) }
        host.open(try #require(URL(string: "app://page")))
        #expect(SceneFixture.order == ["page", "other", "main"])
    }

    @Test func `without several scenes, the only one receives everything`() throws {
        let host = SceneFixture.launch(.iPhone16)
        limit(try SceneFixture.front, to: [])
        host.open(try #require(URL(string: "app://page")))
        #expect(SceneFixture.calls == ["main open app://page"])
    }

    @Test func `a quick action chooses a scene by its target content identifier`() throws {
        let host = SceneFixture.launch()
        let main = try SceneFixture.front
        SceneFixture.open("note", in: host)
        limit(main, to: ["x"], prefers: ["x"])
        host.run {
            let item = UIMutableApplicationShortcutItem(type: "new", localizedTitle: "New")
            item.targetContentIdentifier = "x"
            application.shortcutItems = [item]
        }
        host.selectShortcutItem(ofType: "new")
        #expect(SceneFixture.order.first == "main" && SceneFixture.calls.contains("main perform new"))
    }

    @Test func `a request for a new scene shows the existing one that prefers the content`() throws {
        let host = SceneFixture.launch()
        let main = try SceneFixture.front
        SceneFixture.open("note", in: host)
        limit(main, to: ["x"], prefers: ["x"])
        let activity = activity("read", for: "x")
        host.run { application.requestSceneSessionActivation(nil, userActivity: activity, options: nil) }
        host.settle()
        #expect(SceneFixture.order == ["main", "note"] && SceneFixture.calls.contains("main continue read"))
    }

    @Test(arguments: [UIWindowScene.PresentationStyle.automatic, .standard])
    func `a scene grows from its preview, or slides in with the standard style`(
        style: UIWindowScene.PresentationStyle
    ) throws {
        let host = SceneFixture.launch()
        let source = UIView(frame: CGRect(x: 50, y: 300, width: 100, height: 100))
        try SceneFixture.front.windows.first?.rootViewController?.view.addSubview(source)
        let options = UIWindowScene.ActivationRequestOptions()
        options.preferredPresentationStyle = style
        let configuration = UIWindowScene.ActivationConfiguration(
            userActivity: NSUserActivity(activityType: "note"), options: options,
            preview: UITargetedPreview(view: source))
        host.run { application.activate(configuration) }
        host.advance(by: 0)
        let node = try #require(host.session.renderFrame().root.children.last)
        if style == .standard {
            #expect(node.transform.a == 1 && node.transform.tx == Double(UIScreen.main.bounds.width))
        } else {
            let scale = 100 / Double(UIScreen.main.bounds.width)
            #expect(abs(node.transform.a - scale) < 0.001 && node.transform.tx == 50 && node.transform.ty == 300)
        }
        host.settle()
        #expect(SceneFixture.order == ["note", "main"])
    }

    @Test func `an activation action opens a scene, or acts as its alternate on a phone`() {
        func action(_ alternate: UIAction?) -> UIWindowScene.ActivationAction {
            UIWindowScene.ActivationAction(alternate: alternate) { _ in
                UIWindowScene.ActivationConfiguration(userActivity: NSUserActivity(activityType: "note"))
            }
        }
        var count = 0
        let tablet = SceneFixture.launch()
        tablet.run {
            let alternate = UIAction(title: "Show") { _ in count += 1 }
            let open = action(alternate)
            #expect(open.title == "Open in New Window" && open.image != nil)
            open.perform(sender: nil)
        }
        tablet.settle()
        #expect(SceneFixture.order == ["note", "main"] && count == 0)
        let phone = SceneFixture.launch(.iPhone16)
        phone.run {
            let alternate = UIAction(title: "Show") { _ in count += 1 }
            let open = action(alternate)
            #expect(open.title == "Show")
            open.perform(sender: nil)
            #expect(action(nil).attributes.contains(.hidden))
        }
        #expect(count == 1)
    }

    @Test func `two fingers that move apart open the scene of an interaction`() throws {
        let host = SceneFixture.launch()
        let view = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
        try SceneFixture.front.windows.first?.rootViewController?.view.addSubview(view)
        var points: [CGPoint] = []
        let interaction = UIWindowScene.ActivationInteraction { _, point in
            points.append(point)
            return UIWindowScene.ActivationConfiguration(userActivity: NSUserActivity(activityType: "note"))
        } errorHandler: { _ in
        }
        view.addInteraction(interaction)
        #expect(interaction.view === view)
        host.pinch(at: CGPoint(x: 200, y: 300), scale: 0.5)
        #expect(SceneFixture.order == ["main"])
        host.pinch(at: CGPoint(x: 200, y: 300), scale: 2)
        #expect(SceneFixture.order == ["note", "main"])
        #expect(points.count == 2 && points.allSatisfy { abs($0.x - 100) < 30 && abs($0.y - 100) < 30 })
    }

    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, _ in
            cell.backgroundColor = .systemRed
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
        }

        func collectionView(
            _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIWindowScene.ActivationConfiguration? {
            guard indexPath.item == 1 else { return nil }
            return UIWindowScene.ActivationConfiguration(userActivity: NSUserActivity(activityType: "item 1"))
        }
    }

    @Test func `two fingers that move apart on an item open the scene that the delegate returns`() throws {
        let host = SceneFixture.launch()
        let items = Items(), layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 200, height: 200)
        layout.minimumInteritemSpacing = 0
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 100, width: 600, height: 200), collectionViewLayout: layout)
        view.dataSource = items
        view.delegate = items
        try SceneFixture.front.windows.first?.rootViewController?.view.addSubview(view)
        host.settle()
        host.pinch(at: CGPoint(x: 100, y: 200), scale: 2)
        #expect(SceneFixture.order == ["main"])
        host.pinch(at: CGPoint(x: 300, y: 200), scale: 2)
        #expect(SceneFixture.order == ["item 1", "main"])
    }

    @Test func `size restrictions limit the size to which the user resizes a scene on iOS 26`() throws {
        let host = SceneFixture.launch(.iPadPro11.running(.iOS26))
        let limits = try #require(try SceneFixture.front.sizeRestrictions)
        limits.minimumSize = CGSize(width: 500, height: 600)
        limits.maximumSize.height = 900
        host.resize(to: CGSize(width: 300, height: 1000), steps: 2)
        #expect(host.window.bounds.size == CGSize(width: 500, height: 900))
        let phone = SceneFixture.launch(.iPhone16)
        #expect(phone.window.windowScene?.sizeRestrictions == nil)
    }
}
