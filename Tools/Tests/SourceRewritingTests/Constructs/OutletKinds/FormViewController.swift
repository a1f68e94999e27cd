import UIKit

@IBDesignable
class FormViewController: UIViewController {
    @IBOutlet weak var nameField: UITextField!
    @IBOutlet private weak var note: UITextView?
    @IBOutlet var buttons: [UIButton]!
    @IBOutlet var constraints: [NSLayoutConstraint] = []
    @IBOutlet open var delegate: AnyObject?
    @IBOutlet weak var table: UITableView! {
        willSet { print(newValue as Any) }
        didSet { table.rowHeight = 44 }
    }
    @IBOutlet lazy var header: UIView! = UIView()
    @IBInspectable var borderColor: UIColor? = nil
    @IBInspectable public var count: Int = 3 { didSet { print(count) } }

    @IBAction func next() {}
    @IBAction func save(_ sender: Any?) {}
    @IBAction func tap(_ sender: UIButton, forEvent event: UIEvent) {}
    @IBAction private func back(sender: UIBarButtonItem!) {}
    @IBAction func unwindToForm(_ segue: UIStoryboardSegue) {}
}

extension FormViewController {
    @IBInspectable var isShort: Bool {
        get { count < 3 }
        set { count = newValue ? 1 : 5 }
    }
}
