import UIKit

extension UIView {
    var rules: [AnyObject] { constraints }
    var names: [String] { [] }
}

final class RulesView: UIView {
    func strength() -> Float? {
        print(rules.first === self, names.first?.count ?? 0)
        return self.rules.first?.priority
    }

    @objc func tapped(_ sender: Any) {
        let tag: Int = (sender as AnyObject).tag
        let width: CGFloat = rules[0].constant
        print(tag, width, (sender as? UIView)?.tag ?? 0)
    }

    func name(of object: Any) -> String? {
        (rules.last as AnyObject).setValue("A", forKey: "identifier")
        return (object as AnyObject).value(forKeyPath: "owner.name") as? String
    }
}
