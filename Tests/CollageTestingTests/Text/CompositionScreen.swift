import CollageTesting
import DisplayList

/// Texts that are being composed, as by input methods, when something comes in between.
final class CompositionScreen: WalkableScreen {
    struct Model: Hashable {
        var texts = ["Field", "Some text of several words"]
        var isFieldShown = true
    }

    enum Change: Codable, Hashable, CustomStringConvertible {
        case compose(String, inField: Bool)
        case finish
        case show(field: Bool)
        case write(String)

        var description: String {
            switch self {
            case .compose(let text, let isField): "compose \(text) in the \(isField ? "field" : "text view")"
            case .finish: "finish what is composed"
            case .show(let isShown): isShown ? "show the field" : "take the field away"
            case .write(let text): "write \(text.debugDescription)"
            }
        }
    }

    let controller = UIViewController()
    private let field = UITextField(), note = UITextView()
    private let stack: UIStackView

    init(model: Model) {
        stack = UIStackView(arrangedSubviews: model.isFieldShown ? [field, note] : [note])
        stack.axis = .vertical
        stack.spacing = 10
        stack.translatesAutoresizingMaskIntoConstraints = false
        field.borderStyle = .roundedRect
        field.text = model.texts[0]
        note.text = model.texts[1]
        note.isScrollEnabled = false
        note.font = .preferredFont(forTextStyle: .body)
        note.adjustsFontForContentSizeCategory = true
        let view: UIView = controller.view, guide = view.safeAreaLayoutGuide
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10),
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
        ])
    }

    var model: Model {
        Model(texts: [field.text ?? "", note.text ?? ""], isFieldShown: field.superview != nil)
    }

    func randomChange(using generator: inout SeededGenerator) -> Change? {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0...3:
            .compose(["ni", "nihon", "日本", ""].randomElement(using: &generator)!, inField: generator.chance(60))
        case 4: .finish
        case 5: .write(["", "Short", "Words enough for two lines of a small phone."].randomElement(using: &generator)!)
        default: .show(field: field.superview == nil)
        }
    }

    func apply(_ change: Change) {
        switch change {
        case .compose(let text, let isField):
            let input: any UITextInput & UIResponder = isField ? field : note
            guard input.becomeFirstResponder() else { return }
            input.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
        case .finish: (field.isFirstResponder ? field as any UITextInput : note).unmarkText()
        case .show(let isShown):
            if isShown { stack.insertArrangedSubview(field, at: 0) } else { field.removeFromSuperview() }
        case .write(let text):
            field.text = text
            note.text = text
        }
    }
}
