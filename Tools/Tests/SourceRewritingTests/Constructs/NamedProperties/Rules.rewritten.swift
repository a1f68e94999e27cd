#sourceLocation(file: "/App/Rules.swift", line: 1)
@_spi(Collage) import UIKit

extension UIView {
    var rules: [AnyObject] { constraints }
    var names: [String] { [] }
}

final class RulesView: UIView { override class var interfaceActions: [InterfaceAction] { var list: [InterfaceAction] = super.interfaceActions; list.append(InterfaceAction("tapped:", RulesView.tapped(_:))); return list };
    func strength() -> Float? {
        print(rules.first === self, names.first?.count ?? 0)
        return _property("priority", of: self.rules.first)
    }

          func tapped(_ sender: Any) {
        let tag: Int = _property("tag", of: (sender as AnyObject))!
        let width: CGFloat = _property("constant", of: rules[0])!
        print(tag, width, (sender as? UIView)?.tag ?? 0)
    }

    func name(of object: Any) -> String? {
        ((rules.last as AnyObject) as? NSObject)?.setValue("A", forKey: "identifier")
        return ((object as AnyObject) as? NSObject)?.value(forKeyPath: "owner.name") as? String
    }
}
