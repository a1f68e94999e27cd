import Foundation
import PortablePreviews
import PortableUIKit

/// Shows a preview of an app instead of the app.
@MainActor
final class PreviewDelegate: NSObject, UIApplicationDelegate {
    /// What is shown of the preview; nil for the list of all, where there is no such preview.
    private(set) var previewController: PreviewViewController?
    var window: UIWindow?
    private let name: String

    /// - Parameter name: What the preview is called, or where it stands. All others are listed for a name that is nobody's.
    init(_ name: String) {
        self.name = name
        super.init()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        DeviceContext.current.showsMissingSymbols = true
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = makeController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    private func makeController() -> UIViewController {
        let catalog = PreviewCatalog.ofProcess()
        do {
            let controller = PreviewViewController(try catalog.preview(name))
            previewController = controller
            return controller
        } catch {
            if !name.isEmpty { Diagnostics.log(error.description) }
            return UINavigationController(rootViewController: PreviewListController(catalog))
        }
    }
}

/// Lists the previews of an app; a tap shows one.
final class PreviewListController: UITableViewController {
    private let previews: [_FoundPreview]

    init(_ catalog: PreviewCatalog) {
        previews = catalog.previews
        super.init(style: .plain)
        title = "Previews"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Preview")
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "No Previews"
        configuration.secondaryText = "Write #Preview { … } beside a view."
        if previews.isEmpty { contentUnavailableConfiguration = configuration }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { previews.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Preview", for: indexPath)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = previews[indexPath.row].name
        content.secondaryText = previews[indexPath.row].place
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(PreviewViewController(previews[indexPath.row]), animated: true)
    }
}
