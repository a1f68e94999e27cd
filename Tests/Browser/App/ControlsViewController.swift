import Foundation
@_spi(Collage) import PortableUIKit

/// One of each control, with a label that shows the last action.
final class ControlsViewController: UIViewController {
    private let outcome = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Controls"
        view.backgroundColor = .systemBackground
        outcome.text = "Nothing yet"
        let toggle = UISwitch()
        toggle.accessibilityLabel = "Lights"
        toggle.addAction(
            UIAction { [weak self, weak toggle] _ in
                self?.say(toggle?.isOn == true ? "Lights on" : "Lights off")
            }, for: .valueChanged)
        let slider = UISlider()
        slider.accessibilityLabel = "Volume"
        slider.value = 0.5
        slider.addAction(
            UIAction { [weak self, weak slider] _ in
                self?.say("Volume \(Int(((slider?.value ?? 0) * 100).rounded()))")
            }, for: .valueChanged)
        let button = UIButton(type: .system)
        button.setTitle("Press", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.say("Pressed") }, for: .touchUpInside)
        let contradiction = UIButton(type: .system)
        contradiction.setTitle("Contradict", for: .normal)
        contradiction.addAction(
            UIAction { [weak contradiction] _ in
                guard let width = contradiction?.widthAnchor else { return }
                NSLayoutConstraint.activate([
                    width.constraint(equalToConstant: 200), width.constraint(equalToConstant: 220),
                ])
            }, for: .touchUpInside)
        let hang = UIButton(type: .system)
        hang.setTitle("Hang", for: .normal)
        hang.addAction(
            UIAction { [weak self] _ in
                Thread.sleep(forTimeInterval: 4)
                self?.say("Hung")
            }, for: .touchUpInside)
        let target = UILabel()
        target.text = "Hold or tap twice"
        target.isUserInteractionEnabled = true
        target.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: Self.held))
        let twice = UITapGestureRecognizer(target: self, action: Self.tappedTwice)
        twice.numberOfTapsRequired = 2
        target.addGestureRecognizer(twice)
        let stack = UIStackView(arrangedSubviews: [outcome, toggle, slider, button, contradiction, hang, target])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            slider.widthAnchor.constraint(equalTo: stack.widthAnchor),
        ])
    }

    /// The selector that `#selector` creates with Collage's build tool.
    private static let held = Selector("held:") { (controller: ControlsViewController) in controller.wasHeld }
    private static let tappedTwice = Selector("tappedTwice") { (controller: ControlsViewController) in
        controller.wasTappedTwice
    }

    private func wasHeld(_ recognizer: UILongPressGestureRecognizer) {
        if recognizer.state == .began { say("Held") }
    }

    private func wasTappedTwice() {
        say("Tapped twice")
    }

    private func say(_ text: String) {
        outcome.text = text
    }
}
