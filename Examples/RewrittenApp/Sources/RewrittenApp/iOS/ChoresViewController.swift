import ObjectiveC
import UIKit

class ChoresViewController: UITableViewController {
    private let chores = ["Dishes", "Laundry", "Windows"].map(Chore.init(name:))
    private let footer = makeView(UILabel.self)
    private var started: Date?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Chores", comment: "Title")
        tableView.register(ChoreCell.self, forCellReuseIdentifier: NSStringFromClass(ChoreCell.self))
        tableView.tableFooterView = footer
        footer.frame.size.height = 44
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Clear", style: .plain, target: self, action: #selector(ChoresViewController.clear))
        NotificationCenter.default.addObserver(
            self, selector: #selector(choresChanged), name: .choresChanged, object: nil)
        let press = UILongPressGestureRecognizer(target: self, action: #selector(press(_:)))
        tableView.addGestureRecognizer(press)
        started = Date()
        choresChanged()
        performSelector(onMainThread: #selector(checkRectangles), with: nil, waitUntilDone: true)
    }

    @objc private func choresChanged() {
        let open = (chores as NSArray).filtered(using: NSPredicate(format: "isDone == NO AND name CONTAINS[c] %@", "s"))
        footer.text = String(localized: "\(open.count) open")
    }

    @objc func clear() {
        chores.forEach { $0.isDone = true }
        choresChanged()
    }

    @objc func press(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began else { return }
        perform(#selector(clear), with: nil, afterDelay: 0)
    }

    @objc private func checkRectangles() {
        let square = CGRect(x: 0, y: 0, width: 1, height: 1)
        navigationItem.prompt = square.intersects(square.offsetBy(dx: 1, dy: 0)) ? "They touch" : "They are apart"
    }
}

extension ChoresViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        chores.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let path = indexPath as NSIndexPath
        let cell = tableView.dequeueReusableCell(withIdentifier: NSStringFromClass(ChoreCell.self), for: indexPath)
        (cell as? ChoreCell)?.delegate = self
        (cell as? ChoreCell)?.chore = chores[path.row]
        return cell
    }
}

extension ChoresViewController: ChoreCellDelegate {
    func choreDidChange(_ chore: Chore) {
        NotificationCenter.default.post(name: .choresChanged, object: chore)
    }

    func choreIsImportant(_ chore: Chore) -> Bool { chore.badge == "!" || chore.name == "Laundry" }
}

extension Notification.Name {
    static let choresChanged = Notification.Name("choresChanged")
}

private var badgeKey: UInt8 = 0

extension Chore {
    var badge: String? {
        get { objc_getAssociatedObject(self, &badgeKey) as? String }
        set { objc_setAssociatedObject(self, &badgeKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }
}

func makeView<T: UIView>(_ type: T.Type) -> T { T(frame: .zero) }
