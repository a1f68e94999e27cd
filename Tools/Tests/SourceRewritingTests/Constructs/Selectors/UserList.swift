import UIKit

enum UserList {}

extension UserList {
    final class ViewController: UIViewController {}
}

extension UserList.ViewController {
    @objc func refresh(_ sender: UIRefreshControl) {}

    func addRefreshControl(to table: UITableView) {
        table.refreshControl = UIRefreshControl()
        table.refreshControl?.addTarget(self, action: #selector(refresh(_:)), for: .valueChanged)
    }
}
