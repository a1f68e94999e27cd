#sourceLocation(file: "/App/Panels.swift", line: 1)
import UIKit

extension UIViewController { func arrange() { if let object = self as? PanelController { return object.__overridden_UIViewController_arrange() }; return __UIViewController_arrange() };
          func __UIViewController_arrange() { view.isHidden = false }
}

class PanelController: UIViewController {
             func __overridden_UIViewController_arrange() {
        self.__UIViewController_arrange()
        view.alpha = 1
    }
}

final class WidePanelController: PanelController {
    override func __overridden_UIViewController_arrange() {
        super.__overridden_UIViewController_arrange()
        view.alpha = 0.5
    }
}
