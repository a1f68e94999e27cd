import Foundation
import PortableUIKit

/// A type that describes an application: its scenes and their shared state.
@preconcurrency @MainActor
public protocol App {
    /// The type of ``body``, which the compiler infers.
    associatedtype Body: Scene

    /// The scenes of the app.
    @SceneBuilder @preconcurrency @MainActor var body: Body { get }

    /// Creates the app at launch.
    @preconcurrency @MainActor init()
}

/// A delegate that launches an app and shows its first window.
package final class AppHostDelegate: NSObject, UIApplicationDelegate {
    package var window: UIWindow?
    private let makeController: (AppHostDelegate) -> UIViewController
    private var adopted: (any UIApplicationDelegate)?
    private let phase = ScenePhaseSource()
    private let urls = IncomingURLs()

    /// - Parameter makeApp: A closure that creates the app. It's called once at launch.
    package init<A: App>(_ makeApp: @escaping @MainActor () -> A) {
        makeController = { delegate in
            let app = makeApp()
            delegate.adopted = delegateOfAdaptor(in: app)
            return UIHostingController(
                rootView: ScenePhaseReader(source: delegate.phase, content: AppRoot(app: AppProperty(app: app)))
                    .environment(\.incomingURLs, delegate.urls)
                    .environment(\.focusedValueSource, FocusedValueSource()))
        }
        super.init()
    }

    package func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let controller = makeController(self)
        _ = adopted?.application(application, willFinishLaunchingWithOptions: launchOptions)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        self.window = window
        let answer = adopted?.application(application, didFinishLaunchingWithOptions: launchOptions) ?? true
        window.makeKeyAndVisible()
        return answer
    }

    package func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        let wasHandled = urls.open(url)
        return adopted?.application(app, open: url, options: options) ?? false || wasHandled
    }

    package func applicationDidBecomeActive(_ application: UIApplication) {
        phase.set(.active)
        adopted?.applicationDidBecomeActive(application)
    }

    package func applicationWillResignActive(_ application: UIApplication) {
        phase.set(.inactive)
        adopted?.applicationWillResignActive(application)
    }

    package func applicationDidEnterBackground(_ application: UIApplication) {
        phase.set(.background)
        adopted?.applicationDidEnterBackground(application)
    }

    package func applicationWillEnterForeground(_ application: UIApplication) {
        adopted?.applicationWillEnterForeground(application)
    }

    package func applicationWillTerminate(_ application: UIApplication) {
        adopted?.applicationWillTerminate(application)
    }
}

/// The view of an app: the content of its first scene. The app's own properties are linked like a view's.
private struct AppRoot<A: App>: View {
    let app: AppProperty<A>

    var body: some View { A.Body._content(app.app.body) ?? AnyView(EmptyView()) }
}

private nonisolated struct AppProperty<A: App>: DynamicProperty {
    var app: A

    @MainActor static func _link(_ property: inout AppProperty, _ context: inout _LinkContext) {
        withUnsafeMutableBytes(of: &property.app) { bytes in
            if let base = bytes.baseAddress { LinkPlan.of(A.self).link(base, &context) }
        }
    }
}

/// Returns the delegate that an adaptor among the properties of an app has created, or `nil` without an adaptor. Called
/// once at launch.
@MainActor
private func delegateOfAdaptor<A: App>(in app: A) -> (any UIApplicationDelegate)? {
    Mirror(reflecting: app).children.lazy.compactMap { ($0.value as? any DelegateAdaptor)?.applicationDelegate }.first
}

@MainActor
private protocol DelegateAdaptor {
    var applicationDelegate: any UIApplicationDelegate { get }
}

/// A property wrapper that creates an application delegate for an app.
@preconcurrency @MainActor
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate> {
    /// The delegate.
    public let wrappedValue: DelegateType

    /// Creates a delegate of the given class.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        guard let delegate = NSObject.make(delegateType) as? DelegateType else {
            fatalError("UIApplicationDelegateAdaptor can't create \(delegateType). Override its init().")
        }
        wrappedValue = delegate
    }
}

extension UIApplicationDelegateAdaptor: DelegateAdaptor {
    fileprivate var applicationDelegate: any UIApplicationDelegate { wrappedValue }
}
