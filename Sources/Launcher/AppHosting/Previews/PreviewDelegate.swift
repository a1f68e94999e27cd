import Foundation
import PortablePreviews
import PortableUIKit

/// An application delegate that shows a preview of an app instead of the app.
@MainActor
final class PreviewDelegate: NSObject, UIApplicationDelegate {
    /// The view controller of the preview, or `nil` if the list of all previews is shown because the preview wasn't
    /// found.
    private(set) var previewController: PreviewViewController?
    var window: UIWindow?
    private let name: String

    /// - Parameter name: The name or the source location of the preview. If there's no such preview, all previews are
    ///   listed.
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

/// A table of an app's previews. Selecting a row shows its preview.
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
        configuration.secondaryText = "Write #Preview { … } next to a view."
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
