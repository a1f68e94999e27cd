#sourceLocation(file: "/App/Keyboards.swift", line: 1)
import UIKit

extension UIView { func dismissKeyboard() { if let object = self as? Form { return object.__overridden_UIView_dismissKeyboard() }; return __UIView_dismissKeyboard() };
          func __UIView_dismissKeyboard() { endEditing(true) }
}

extension UIViewController { func dismissKeyboard() { if let object = self as? FormController { return object.__overridden_UIViewController_dismissKeyboard() }; return __UIViewController_dismissKeyboard() };
          func __UIViewController_dismissKeyboard() { view.dismissKeyboard() }
}

class Form: UIView {
                   func __overridden_UIView_dismissKeyboard() {
        self.__UIView_dismissKeyboard()
        isHidden = true
    }
}

class FormController: UIViewController {
                   func __overridden_UIViewController_dismissKeyboard() { title = nil }
}
