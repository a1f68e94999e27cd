import Foundation

/// A view controller that offers activities for some items: copying, and the app's activities.
///
/// Differs from UIKit: there are no other applications on the device, so activities that send items aren't offered.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// A closure that is called when the sheet closes, with the type of the activity, or `nil` if the user didn't
    /// choose one; whether the activity completed; the items that it returned; and an error if it failed.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    private let items: [Any]
    private let activities: [UIActivity]
    private var running: UIActivity?
    private var hasEnded = false

    /// Creates a sheet for some items.
    ///
    /// - Parameters:
    ///   - activityItems: Strings, URLs, images, colors, and items for the app's activities; or sources of these, which
    ///     conform to ``UIActivityItemSource``.
    ///   - applicationActivities: The app's activities.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        activities = [CopyActivity()] + (applicationActivities ?? [])
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
        sheetPresentationController?.detents = [.medium(), .large()]
    }

    /// Returns `nil`, because a sheet can't be created from an interface file.
    public required init?(coder: NSCoder) { nil }

    /// The activity types that aren't offered. The default is `nil`.
    open var excludedActivityTypes: [UIActivity.ActivityType]? {
        didSet { if isViewLoaded { content.show(offeredActivities) } }
    }

    /// A closure that is called when the sheet has closed. The default is `nil`.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// A Boolean value that indicates whether prominent activities are allowed. The default is `true`.
    ///
    /// Differs from UIKit: there are no prominent activities, so the value has no effect.
    open var allowsProminentActivity = true

    private let content = ActivityListController()

    /// The activities that can be performed with the items and aren't excluded.
    package var offeredActivities: [UIActivity] {
        let placeholders = items.map { item in
            (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
        }
        return activities.filter { activity in
            if let type = activity.activityType, excludedActivityTypes?.contains(type) == true { return false }
            return activity.canPerform(withActivityItems: placeholders)
        }
    }

    /// Adds the list of activities to the view.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        content.title = summary
        content.selectionHandler = { [weak self] activity in self?.perform(activity) }
        content.closeHandler = { [weak self] in self?.dismiss(animated: true) }
        content.show(offeredActivities)
        let navigation = UINavigationController(rootViewController: content)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    /// A short description of the items.
    private var summary: String {
        let placeholders = items.map { item in
            (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
        }
        guard placeholders.count == 1 else { return "\(placeholders.count) Items" }
        switch placeholders[0] {
        case let text as String: return text
        case let text as NSAttributedString: return text.string
        case let url as URL: return url.host ?? url.lastPathComponent
        case is UIImage: return "1 Photo"
        default: return "1 Item"
        }
    }

    /// Notifies the app if the sheet was closed without an activity.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if running == nil, isBeingDismissed || presentingViewController == nil { end(nil, completed: false) }
    }

    private func perform(_ activity: UIActivity) {
        guard running == nil else { return }
        running = activity
        let own = items.compactMap { item -> Any? in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(self, itemForActivityType: activity.activityType)
        }
        activity.prepare(withActivityItems: own)
        activity.finishHandler = { [weak self, weak activity] completed in
            self?.activityDidFinish(activity, completed: completed)
        }
        if let controller = activity.activityViewController {
            present(controller, animated: true)
        } else {
            activity.perform()
        }
    }

    /// Dismisses the activity's view controller and the sheet, and notifies the app.
    private func activityDidFinish(_ activity: UIActivity?, completed: Bool) {
        guard presentingViewController != nil else { return end(activity, completed: completed) }
        presentingViewController?.dismiss(animated: true) { [self] in end(activity, completed: completed) }
    }

    private func end(_ activity: UIActivity?, completed: Bool) {
        guard !hasEnded else { return }
        hasEnded = true
        let handler = completionWithItemsHandler
        completionWithItemsHandler = nil
        handler?(activity?.activityType, completed, nil, nil)
    }
}

/// A view controller with the list of activities.
final class ActivityListController: UITableViewController {
    var selectionHandler: ((UIActivity) -> Void)?
    var closeHandler: (() -> Void)?
    private var activities: [UIActivity] = []

    init() {
        super.init(style: .insetGrouped)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.closeHandler?() })
    }

    required init?(coder: NSCoder) { nil }

    func show(_ activities: [UIActivity]) {
        // Share activities are first.
        self.activities =
            activities.filter { type(of: $0).activityCategory == .share }
            + activities.filter { type(of: $0).activityCategory == .action }
        if isViewLoaded { tableView.reloadData() }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { activities.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let activity = activities[indexPath.row]
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var configuration = cell.defaultContentConfiguration()
        configuration.text = activity.activityTitle
        cell.contentConfiguration = configuration
        if let image = activity.activityImage {
            let picture = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
            picture.tintColor = .label
            picture.contentMode = .scaleAspectFit
            picture.frame.size = CGSize(width: 24, height: 24)
            cell.accessoryView = picture
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        selectionHandler?(activities[indexPath.row])
    }
}
