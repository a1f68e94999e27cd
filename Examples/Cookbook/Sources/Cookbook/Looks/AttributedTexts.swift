import UIKit

/// A label with several text styles, and a custom font that scales with the text size.
final class AttributedTexts: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let text = NSMutableAttributedString(
            string: "Now ", attributes: [.font: UIFont.preferredFont(forTextStyle: .title1)])
        text.append(
            NSAttributedString(
                string: "29.90",
                attributes: [
                    .font: UIFontMetrics(forTextStyle: .title1).scaledFont(
                        for: .systemFont(ofSize: 34, weight: .heavy)),
                    .foregroundColor: UIColor.systemRed,
                ]))
        text.append(
            NSAttributedString(
                string: "\ninstead of ",
                attributes: [
                    .font: UIFont.preferredFont(forTextStyle: .subheadline), .foregroundColor: UIColor.secondaryLabel,
                ]))
        text.append(
            NSAttributedString(
                string: "49.90",
                attributes: [
                    .font: UIFont.preferredFont(forTextStyle: .subheadline), .foregroundColor: UIColor.secondaryLabel,
                    .strikethroughStyle: NSUnderlineStyle.single.rawValue,
                ]))
        let label = UILabel()
        label.attributedText = text
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
