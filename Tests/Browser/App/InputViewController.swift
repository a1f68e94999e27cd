@_spi(Collage) import PortableUIKit

/// Views for each kind of input, with a label that shows the last one.
final class InputViewController: UIViewController, UIContextMenuInteractionDelegate {
    private let outcome = UILabel()
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Input"
        view.backgroundColor = .systemBackground
        outcome.text = "Nothing yet"
        field.placeholder = "Text"
        field.accessibilityIdentifier = "field"
        field.borderStyle = .roundedRect
        let hovered = pad("Hover")
        hovered.addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: Self.hovered))
        let pinched = pad("Pinch")
        pinched.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: Self.pinched))
        let clicked = pad("Menu")
        clicked.addInteraction(UIContextMenuInteraction(delegate: self))
        let stack = UIStackView(arrangedSubviews: [
            outcome, button("One"), button("Two"), hovered, clicked, pinched, field,
        ])
        stack.axis = .vertical
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            pinched.heightAnchor.constraint(equalToConstant: 200),
        ])
        addKeyCommand(UIKeyCommand(input: "s", modifierFlags: .control, action: Self.save))
    }

    private func pad(_ name: String) -> UILabel {
        let label = UILabel()
        label.text = name
        label.backgroundColor = .secondarySystemFill
        label.isUserInteractionEnabled = true
        return label
    }

    private func button(_ name: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(name, for: .normal)
        button.accessibilityIdentifier = name.lowercased()
        button.addAction(UIAction { [weak self] _ in self?.say("Pressed \(name)") }, for: .touchUpInside)
        return button
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let letters = presses.compactMap(\.key).filter { $0.keyCode == .keyboardG }
        guard let letter = letters.first, !field.isFirstResponder else {
            return super.pressesBegan(presses, with: event)
        }
        say("Down \(letter.characters)")
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.keyCode == .keyboardG }), !field.isFirstResponder {
            say("\(outcome.text ?? ""), up")
        }
        super.pressesEnded(presses, with: event)
    }

    /// The selector that `#selector` creates with Collage's build tool.
    private static let hovered = Selector("hovered:") { (controller: InputViewController) in controller.wasHovered }
    private static let pinched = Selector("pinched:") { (controller: InputViewController) in controller.wasPinched }
    private static let save = Selector("save") { (controller: InputViewController) in controller.wasSaved }

    private func wasHovered(_ recognizer: UIHoverGestureRecognizer) {
        say(recognizer.state == .ended ? "Pointer gone" : "Pointer here")
    }

    private func wasPinched(_ recognizer: UIPinchGestureRecognizer) {
        if recognizer.state == .ended { say(recognizer.scale > 1 ? "Larger" : "Smaller") }
    }

    private func wasSaved() {
        say("Saved")
    }

    private func say(_ text: String) {
        outcome.text = text
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { [weak self] _ in
            UIMenu(children: [UIAction(title: "Copy") { _ in self?.say("Copied") }])
        })
    }
}
