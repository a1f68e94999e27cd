import UIKit

public class ProfileViewController: UITableViewController {
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet private var badges: [UIImageView]!
    @IBOutlet weak var hint: UILabel? {
        didSet { hint?.isHidden = true }
    }
    @IBOutlet
    private(set) weak var avatar: UIImageView!
    @IBInspectable var inset: CGFloat = 8

    @IBAction func follow(_ sender: UIButton) {}
    @IBAction private func share() {}
    @IBAction func unwind(for segue: UIStoryboardSegue) {}
    @IBSegueAction func makeDetail(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController? {
        UIViewController(coder: coder)
    }
}

@IBDesignable class RoundedView: UIView {
    @IBInspectable var isRound: Bool = false { didSet { setNeedsLayout() } }
    @available(*, unavailable, message: "Only for interface files.")
    @IBInspectable var styleName: String {
        get { "" }
        set { isRound = newValue == "round" }
    }
}

class Presenter: NSObject {
    @IBOutlet var controller: UIViewController!
    @IBAction func present() {}
}
