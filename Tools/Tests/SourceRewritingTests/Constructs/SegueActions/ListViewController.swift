import UIKit

class ListViewController: UITableViewController {
    @IBSegueAction func showDetail(_ coder: NSCoder) -> DetailViewController? {
        DetailViewController(coder: coder, number: 1)
    }
    @IBSegueAction private func showOther(_ coder: NSCoder, sender: Any?) -> UIViewController? {
        UIViewController(coder: coder)
    }
    @IBSegueAction func showLast(coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController? {
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
