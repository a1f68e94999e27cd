import UIKit

class TimerViewController: UIViewController {
    private let model = TimerModel()
    private let startButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        startButton.addTarget(self, action: #selector(start), for: .touchUpInside)
        startButton.addTarget(self, action: #selector(TimerViewController.stop(_:)), for: .touchUpInside)
        startButton.addTarget(self, action: #selector(self.lap(sender:)), for: .touchUpInside)
        startButton.addTarget(model, action: #selector(model.reset), for: .touchUpInside)
        startButton.addTarget(model, action: #selector(TimerModel.save), for: .touchUpOutside)
        let tap = UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing))
        view.addGestureRecognizer(tap)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Reset", style: .plain, target: self,
            action: #selector(
                reload as () -> Void
            )
        )
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
        let getter = #selector(getter: TimerViewController.seconds)
        let setter = #selector(setter: seconds)
        if model.responds(to: #selector(Resettable.reset)) { model.reset() }
        print(getter, setter, Selector("start"), Selector(("stop:")))
    }

    @objc var seconds = 0

    @objc func start() {}
    @objc func stop(_ sender: UIButton) {}
    @objc private func lap(sender: Any?) {}
    @objc func reload() {}
    @objc func reload(_ sender: Any) {}
    @objc fileprivate func keyboardWillShow(_ notification: Notification) {}
}

@objc protocol Resettable {
    func reset()
}

class TimerModel: NSObject, Resettable {
    @objc func reset() {}
    @objc(store) func save() {}
}

extension UIViewController {
    @objc func dismissKeyboard() { view.endEditing(true) }

    func hideKeyboardWhenTapped() {
        let tap = UITapGestureRecognizer(target: self, action: #selector(dismissKeyboard))
        view.addGestureRecognizer(tap)
    }
}
