import CollageTesting
import Foundation
import PortableUIKit
import Testing

@testable import AppHosting

/// Scripts that run before an image is drawn.
@MainActor struct OffscreenScriptTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        static let field = "name"
        let ended: UILabel = UILabel(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let controller = UIViewController()
            let field = UITextField(frame: CGRect(x: 0, y: 50, width: 300, height: 40))
            field.accessibilityIdentifier = Self.field
            field.addAction(
                UIAction { [ended] action in ended.text = (action.sender as? UITextField)?.text },
                for: .editingDidEndOnExit)
            controller.view.addSubview(field)
            controller.view.addSubview(ended)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            self.window = window
            return true
        }
    }

    @Test func `a line break presses Return in a text field`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        let script = #"[["tap",{"identifier":"name"}],["type","Ann\n"],["wait",{"label":"Ann"}]]"#
        let options = try LaunchOptions.parse(["--snapshot", file.path, "--script", script])
        let host = try SnapshotHost(file: file, options: options, environment: options.environment)
        let delegate = Delegate()
        host.show(delegate)
        try host.write()
        #expect(delegate.ended.text == "Ann")
    }

    @Test func `an image isn't drawn without the text that it waits for`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
        let script = #"[["wait",{"text":"Loaded"},0.1]]"#
        let options = try LaunchOptions.parse(["--snapshot", file.path, "--script", script])
        let host = try SnapshotHost(file: file, options: options, environment: options.environment)
        host.show(Delegate())
        let failure = #expect(throws: SnapshotError.self) { try host.write() }
        #expect(failure?.description.contains("nothing on the screen has the text \"Loaded\"") == true)
    }
}
