#sourceLocation(file: "/App/TimerViewController.swift", line: 1)
@_spi(Collage) import UIKit

class TimerViewController: UIViewController { override class var interfaceProperties: [InterfaceProperty] { var list: [InterfaceProperty] = super.interfaceProperties; list.append(InterfaceProperty("seconds", \TimerViewController.seconds)); return list }; override class var interfaceActions: [InterfaceAction] { var list: [InterfaceAction] = super.interfaceActions; list.append(InterfaceAction("start", TimerViewController.start)); list.append(InterfaceAction("stop:", TimerViewController.stop(_:))); list.append(InterfaceAction("lapWithSender:", TimerViewController.lap(sender:))); list.append(InterfaceAction("reload", TimerViewController.reload as (TimerViewController) -> () -> Void)); list.append(InterfaceAction("reload:", TimerViewController.reload(_:))); list.append(InterfaceAction("keyboardWillShow:", TimerViewController.keyboardWillShow(_:))); return list };
    private let model = TimerModel()
    private let startButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        startButton.addTarget(self, action: Selector("start", TimerViewController.start), for: .touchUpInside)
        startButton.addTarget(self, action: Selector("stop:", TimerViewController.stop(_:)), for: .touchUpInside)
        startButton.addTarget(self, action: Selector("lapWithSender:", TimerViewController.lap(sender:)), for: .touchUpInside)
        startButton.addTarget(model, action: Selector("reset", _declaredType(of: model).reset), for: .touchUpInside)
        startButton.addTarget(model, action: Selector("store", TimerModel.save), for: .touchUpOutside)
        let tap = UITapGestureRecognizer(target: view, action: Selector("endEditing:", UIView.endEditing(_:)))
        view.addGestureRecognizer(tap)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Reset", style: .plain, target: self,
            action: Selector("reload", TimerViewController.reload as (TimerViewController) -> () -> Void)


        )
        NotificationCenter.default.addObserver(
            self, selector: Selector("keyboardWillShow:", TimerViewController.keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
        let getter = Selector("seconds", { (target: TimerViewController) in { target.seconds } })
        let setter = Selector("setSeconds:", { (target: TimerViewController) in { target.seconds = $0 } })
        if model.responds(to: Selector("reset")) { model.reset() }
        print(getter, setter, Selector("start"), Selector(("stop:")))
    }

          var seconds = 0

          func start() {}
          func stop(_ sender: UIButton) {}
          private func lap(sender: Any?) {}
          func reload() {}
          func reload(_ sender: Any) {}
          fileprivate func keyboardWillShow(_ notification: Notification) {}
}

      protocol Resettable: AnyObject {
    func reset()
}

class TimerModel: NSObject, Resettable { @MainActor class var interfaceActions: [InterfaceAction] { var list: [InterfaceAction] = []; list.append(InterfaceAction("reset", { (target: TimerModel) in { () in target.reset() } })); list.append(InterfaceAction("store", { (target: TimerModel) in { () in target.save() } })); return list };
          func reset() {}
                 func save() {}
}

extension UIViewController {
          func dismissKeyboard() { view.endEditing(true) }

    func hideKeyboardWhenTapped() {
        let tap = UITapGestureRecognizer(target: self, action: Selector("dismissKeyboard", UIViewController.dismissKeyboard))
        view.addGestureRecognizer(tap)
    }
}

#sourceLocation()
extension TimerModel: InterfaceConnectable {}
