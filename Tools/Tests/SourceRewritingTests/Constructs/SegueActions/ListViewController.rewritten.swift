#sourceLocation(file: "/App/ListViewController.swift", line: 1)
import UIKit

class ListViewController: UITableViewController { override class var interfaceActions: [InterfaceAction] { var list: [InterfaceAction] = super.interfaceActions; list.append(InterfaceAction("showDetail:", making: ListViewController.showDetail(_:))); list.append(InterfaceAction("showOther:sender:", making: ListViewController.showOther(_:sender:))); list.append(InterfaceAction("showLastWithCoder:sender:segueIdentifier:", making: ListViewController.showLast(coder:sender:segueIdentifier:))); return list };
                   func showDetail(_ coder: NSCoder) -> DetailViewController? {
        DetailViewController(coder: coder, number: 1)
    }
                   private func showOther(_ coder: NSCoder, sender: Any?) -> UIViewController? {
        UIViewController(coder: coder)
    }
                   func showLast(coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController? {
        nil
    }
}

class DetailViewController: UIViewController {
    let number: Int

    init?(coder: NSCoder, number: Int) {
        self.number = number
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { fatalError() }
}
