#sourceLocation(file: "/App/FieldCell.swift", line: 1)
@_spi(Collage) import UIKit

class _FieldCell<Value: Equatable>: UITableViewCell { override class var interfaceProperties: [InterfaceProperty] { var list: [InterfaceProperty] = super.interfaceProperties; list.append(InterfaceProperty("field", \_FieldCell<Value>.field)); return list }; override class var interfaceActions: [InterfaceAction] { var list: [InterfaceAction] = super.interfaceActions; list.append(InterfaceAction("textDidChange:", _FieldCell<Value>.textDidChange(_:))); list.append(InterfaceAction("textDidEnd", _FieldCell<Value>.textDidEnd)); return list };
              weak var field: UITextField!
    var value: Value?

    func listen() {
        field.addTarget(self, action: Selector("textDidChange:", _FieldCell<Value>.textDidChange(_:)), for: .editingChanged)
        field.addTarget(self, action: Selector("textDidEnd", _FieldCell<Value>.textDidEnd), for: .editingDidEnd)
    }

          func textDidChange(_ sender: UITextField) {}
          func textDidEnd() {}
}

final class NumberCell: _FieldCell<Int> { override class var interfaceActions: [InterfaceAction] { var list: [InterfaceAction] = super.interfaceActions; list.append(InterfaceAction("clear:", NumberCell.clear(_:))); return list };
              func clear(_ sender: Any) {}
}
