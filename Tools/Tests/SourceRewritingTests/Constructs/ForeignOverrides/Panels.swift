import UIKit

extension UIViewController {
    @objc func arrange() { view.isHidden = false }
}

class PanelController: UIViewController {
    override func arrange() {
        super.arrange()
        view.alpha = 1
    }
}

final class WidePanelController: PanelController {
    override func arrange() {
        super.arrange()
        view.alpha = 0.5
    }
}
