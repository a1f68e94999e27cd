#sourceLocation(file: "/App/FormViewController.swift", line: 1)
import UIKit

             
class FormViewController: UIViewController { override class var interfaceProperties: [InterfaceProperty] { var list: [InterfaceProperty] = super.interfaceProperties; list.append(InterfaceProperty("nameField", \FormViewController.nameField)); list.append(InterfaceProperty("note", \FormViewController.note)); list.append(InterfaceProperty("buttons", \FormViewController.buttons)); list.append(InterfaceProperty("constraints", \FormViewController.constraints)); list.append(InterfaceProperty("delegate", \FormViewController.delegate)); list.append(InterfaceProperty("table", \FormViewController.table)); list.append(InterfaceProperty("header", \FormViewController.header)); list.append(InterfaceProperty("borderColor", \FormViewController.borderColor)); list.append(InterfaceProperty("count", \FormViewController.count)); list.append(InterfaceProperty("isShort", \FormViewController.isShort)); return list }; override class var interfaceActions: [InterfaceAction] { var list: [InterfaceAction] = super.interfaceActions; list.append(InterfaceAction("next", FormViewController.next)); list.append(InterfaceAction("save:", FormViewController.save(_:))); list.append(InterfaceAction("tap:forEvent:", FormViewController.tap(_:forEvent:))); list.append(InterfaceAction("backWithSender:", FormViewController.back(sender:))); list.append(InterfaceAction("unwindToForm:", FormViewController.unwindToForm(_:))); return list };
              weak var nameField: UITextField!
              private weak var note: UITextView?
              var buttons: [UIButton]!
              var constraints: [NSLayoutConstraint] = []
              open var delegate: AnyObject?
              weak var table: UITableView! {
        willSet { print(newValue as Any) }
        didSet { table.rowHeight = 44 }
    }
              lazy var header: UIView! = UIView()
                   var borderColor: UIColor? = nil
                   public var count: Int = 3 { didSet { print(count) } }

              func next() {}
              func save(_ sender: Any?) {}
              func tap(_ sender: UIButton, forEvent event: UIEvent) {}
              private func back(sender: UIBarButtonItem!) {}
              func unwindToForm(_ segue: UIStoryboardSegue) {}
}

extension FormViewController {
                   var isShort: Bool {
        get { count < 3 }
        set { count = newValue ? 1 : 5 }
    }
}
