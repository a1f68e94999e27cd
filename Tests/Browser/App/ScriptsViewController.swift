import PortableUIKit

/// Labels with joined emoji, flags, skin tones and mixed scripts, which pages and images draw the same.
final class ScriptsViewController: UIViewController {
    private static let texts = [
        "🏳️‍🌈", "👨‍👩‍👧", "👩🏽‍💻", "🇩🇪🇯🇵", "👍🏻👍🏿", "❤️‍🔥", "1️⃣#️⃣", "☺️ ✈️", "Tea 👨‍👩‍👧 and 🏳️‍🌈",
        "Tea ✓ чай ☕️ τσάι", "שלום 👋🏽 سلام", "e\u{301} ñ Ω",
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let labels = Self.texts.enumerated().map { index, text in
            let label = UILabel()
            label.text = text
            label.font = .systemFont(ofSize: 28)
            label.textColor = .black
            label.accessibilityIdentifier = "script \(index)"
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 10
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        ])
    }
}
