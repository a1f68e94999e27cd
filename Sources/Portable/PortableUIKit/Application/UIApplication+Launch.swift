import DisplayList
import Foundation

extension UIApplication {
    /// Launches an application on a device, runs a closure, and ends the application.
    package static func run(
        _ delegate: @autoclosure () -> any UIApplicationDelegate, on device: DeviceContext,
        manifest: AppManifest = .ofProgram, _ body: (AppSession) -> Void
    ) {
        let session = launch(delegate(), on: device, manifest: manifest)
        device.run { body(session) }
        session.end()
    }

    /// Launches an application on a device, for a host that runs several.
    ///
    /// An application whose delegate returns a scene configuration, or whose `Info.plist` has one, gets a window scene.
    /// Any other application shows its own window: the one that it creates, or one with the initial view controller of
    /// the storyboard that `Info.plist` names. Its windows share a scene without a delegate.
    ///
    /// - Parameter delegate: The delegate, which is created when the application and its device are available, because
    ///   its properties can contain images, fonts, and view controllers.
    package static func launch(
        _ delegate: @autoclosure () -> any UIApplicationDelegate, on device: DeviceContext,
        manifest: AppManifest = .ofProgram
    ) -> AppSession {
        device.run {
            let application = UIApplication()
            application.manifest = manifest
            device.useDesign(of: manifest)
            RegisteredFonts.loadMainBundle()
            device.application = application
            let delegate = delegate()
            application.delegate = delegate
            application.connectImplicitScene()
            let isFromStoryboard = application.loadMainStoryboard()
            _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
            _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
            delegate.applicationDidFinishLaunching(application)
            application.post(didFinishLaunchingNotification)
            if isFromStoryboard { delegate.window?.makeKeyAndVisible() }
            application.reportDiscardedSessions()
            application.connectScene()
            application.restoreState()
            application.becomeActive(after: .launch)
            return AppSession(device: device)
        }
    }

    /// Creates a window with the main storyboard's initial view controller for an application without scenes.
    private func loadMainStoryboard() -> Bool {
        let idiom = UIScreen.main.traitCollection.userInterfaceIdiom
        guard let delegate, manifest.scenes(of: .windowApplication).isEmpty,
            let name = manifest.mainStoryboardName(on: idiom)
        else { return false }
        let storyboard = manifest.storyboard(named: name, for: AppManifest.mainStoryboardKey)
        let window = delegate.window ?? UIWindow(frame: UIScreen.main.bounds)
        window.showInitialController(of: storyboard, named: name, for: AppManifest.mainStoryboardKey)
        delegate.window = window
        guard delegate.window === window else {
            Diagnostics.log(
                "The app delegate must implement the window property if it wants to use a main storyboard file. "
                    + "Add var window: UIWindow? to \(type(of: delegate)).")
            return false
        }
        return true
    }
}
