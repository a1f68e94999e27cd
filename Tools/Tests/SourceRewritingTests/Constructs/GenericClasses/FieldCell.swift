import UIKit

class _FieldCell<Value: Equatable>: UITableViewCell {
    @IBOutlet weak var field: UITextField!
    var value: Value?

    func listen() {
        field.addTarget(self, action: #selector(_FieldCell.textDidChange(_:)), for: .editingChanged)
        field.addTarget(self, action: #selector(textDidEnd), for: .editingDidEnd)
    }

    @objc func textDidChange(_ sender: UITextField) {}
    @objc func textDidEnd() {}
}

final class NumberCell: _FieldCell<Int> {
    @IBAction func clear(_ sender: Any) {}
}
