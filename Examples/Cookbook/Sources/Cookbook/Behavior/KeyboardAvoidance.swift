import UIKit

/// A text field that stays above the keyboard: its bottom is constrained to the keyboard layout guide.
final class KeyboardAvoidance: UIViewController {
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        field.borderStyle = .roundedRect
        field.placeholder = "Write something"
        let send = UIButton(
            configuration: .filled(),
            primaryAction: UIAction(title: "Send") { [weak self] _ in
                self?.field.resignFirstResponder()
            })
        let row = UIStackView(arrangedSubviews: [field, send])
        row.spacing = 8
        row.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(row)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            view.keyboardLayoutGuide.topAnchor.constraint(equalTo: row.bottomAnchor, constant: 8),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        field.becomeFirstResponder()
    }
}
