import CollageTesting

/// A text view above a field, with the height that the keyboard leaves.
final class WritingScreen: WalkableScreen {
    struct Model {
        var text: String
        var line = ""
    }

    enum Change: Codable, Hashable, CustomStringConvertible {
        case editText, editLine, compose(String), select(Int, Int), remove

        var description: String {
            switch self {
            case .editText: "edit the text"
            case .editLine: "edit the line"
            case .compose(let text): "compose \(text.debugDescription)"
            case .select(let start, let count): "select \(count) from \(start)"
            case .remove: "take the view away that is edited, and put it back"
            }
        }
    }

    private let writing: WritingController

    init(model: Model) {
        writing = WritingController()
        writing.textView.text = model.text
        writing.field.text = model.line
    }

    var controller: UIViewController { writing }
    var model: Model { Model(text: writing.textView.text, line: writing.field.text ?? "") }

    func randomChange(using generator: inout CollageTesting.SeededGenerator) -> Change? { nil }

    func apply(_ change: Change) {
        let isLine = writing.field.isFirstResponder
        let input: any UITextInput = isLine ? writing.field : writing.textView
        switch change {
        case .editText: writing.textView.becomeFirstResponder()
        case .editLine: writing.field.becomeFirstResponder()
        case .compose(let text):
            input.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
        case .select(let start, let count): writing.textView.selectedRange = NSRange(location: start, length: count)
        case .remove:
            let view: UIView = isLine ? writing.field : writing.textView
            let stack = view.superview as? UIStackView
            view.removeFromSuperview()
            stack?.insertArrangedSubview(view, at: isLine ? 1 : 0)
        }
    }
}

private final class WritingController: UIViewController {
    let textView = UITextView()
    let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UIStackView(arrangedSubviews: [textView, field])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        field.borderStyle = .roundedRect
        textView.font = .preferredFont(forTextStyle: .body)
        textView.adjustsFontForContentSizeCategory = true
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }
}
