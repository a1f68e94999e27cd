import UIKit

/// Colors that adapt to the interface style: system colors, and a custom color with a closure.
final class DarkMode: UIViewController {
    private static let paper = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.2, alpha: 1) : UIColor(white: 0.95, alpha: 1)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let colors: [(String, UIColor)] = [
            ("One's own", Self.paper), ("Fill", .secondarySystemFill), ("Blue", .systemBlue), ("Red", .systemRed),
        ]
        let swatches = colors.map { name, color in
            let label = UILabel()
            label.text = name
            label.textAlignment = .center
            label.backgroundColor = color
            return label
        }
        let stack = UIStackView(arrangedSubviews: swatches)
        stack.axis = .vertical
        stack.spacing = 12
        stack.distribution = .fillEqually
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            stack.heightAnchor.constraint(equalToConstant: 260),
        ])
    }
}
