#sourceLocation(file: "/App/UserList.swift", line: 1)
@_spi(Collage) import UIKit

enum UserList {}

extension UserList {
    final class ViewController: UIViewController { override class var interfaceActions: [InterfaceAction] { var list: [InterfaceAction] = super.interfaceActions; list.append(InterfaceAction("refresh:", ViewController.refresh(_:))); return list };}
}

extension UserList.ViewController {
          func refresh(_ sender: UIRefreshControl) {}

    func addRefreshControl(to table: UITableView) {
        table.refreshControl = UIRefreshControl()
        table.refreshControl?.addTarget(self, action: Selector("refresh:", UserList.ViewController.refresh(_:)), for: .valueChanged)
    }
}
