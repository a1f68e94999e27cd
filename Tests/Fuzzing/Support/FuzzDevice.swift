import CairoRenderer
import DisplayList
import Foundation
import LayoutGeometry
import PortableUIKit

/// A device for one input, and an app with one screen on it: a text field, a slider, and a list.
@MainActor
enum FuzzDevice {
    static let environment = HostEnvironment(size: Size(width: 320, height: 480))

    private static let services = DeviceServices(HostServices(imageDecoder: CairoImageDecoder()))

    /// Runs code on a new device without an app.
    static func run(_ body: (AppSession) throws -> Void) rethrows {
        let device = DeviceContext(environment: environment, clock: ManualClock(), services: services)
        let session = AppSession(device: device)
        defer { session.end() }
        try device.run { try body(session) }
    }

    /// Launches the app on a new device.
    static func launch(_ environment: HostEnvironment, clock: any FrameClock) -> AppSession {
        let device = DeviceContext(environment: environment, clock: clock, services: services)
        return UIApplication.launch(FuzzedApp(), on: device, manifest: .none)
    }
}

/// The app that messages of pages and scripts control.
@MainActor
private final class FuzzedApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: FuzzedController())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

@MainActor
private final class FuzzedController: UIViewController {
    private let list = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    private var source: UICollectionViewDiffableDataSource<Int, Int>?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Items"
        let field = UITextField()
        field.accessibilityIdentifier = "name"
        let text = UITextView()
        text.text = "Notes"
        let stack = UIStackView(arrangedSubviews: [field, UISlider(), UISwitch(), text, list])
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = UIListContentConfiguration.cell()
            content.text = "Item \(item)"
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<30))
        source.apply(snapshot, animatingDifferences: false)
        self.source = source
    }
}
