import UIKit

extension UIView {
    @objc func dismissKeyboard() { endEditing(true) }
}

extension UIViewController {
    @objc func dismissKeyboard() { view.dismissKeyboard() }
}

class Form: UIView {
    @objc override func dismissKeyboard() {
        super.dismissKeyboard()
        isHidden = true
    }
}

class FormController: UIViewController {
    @objc override func dismissKeyboard() { title = nil }
}
