import UIKit

@objc protocol MenuDelegate {
    @objc optional func menuOpened(_ menu: Menu)
    @objc optional func menu(_ menu: Menu, didSelect index: Int)
}

final class Menu: UIButton {
    @IBOutlet weak var delegate: AnyObject?

    func open() {
        delegate?.menuOpened?(self)
        UIView.animate(withDuration: 0.2) { [weak self] in
            guard let self else { return }
            self.delegate?.menu?(self, didSelect: 0)
        }
    }
}

final class TypedMenu: UIButton {
    weak var typed: MenuDelegate?

    func open(_ menu: Menu) { typed?.menuOpened?(menu) }
}
