import UIKit

/// A text view that colors code while the user types. Its text storage sets the colors after each change.
final class CodeColoring: UIViewController {
    private let storage = CodeStorage()

    override func loadView() {
        let container = NSTextContainer()
        container.widthTracksTextView = true
        let layoutManager = NSLayoutManager()
        layoutManager.addTextContainer(container)
        storage.addLayoutManager(layoutManager)
        let textView = UITextView(frame: .zero, textContainer: container)
        textView.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
        textView.textContainerInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        textView.autocapitalizationType = .none
        textView.text = """
            // Returns the area of a circle.
            func area(radius: Double) -> Double {
                let pi = 3.14159
                return pi * radius * radius
            }

            print("Area:", area(radius: 2))
            """
        view = textView
    }
}

/// A text storage that colors comments, strings, numbers, and keywords.
final class CodeStorage: NSTextStorage {
    private let contents = NSMutableAttributedString()

    private static let rules: [(pattern: String, color: UIColor)] = [
        ("\\b(func|let|var|return|if|else|for|in|struct|class|import)\\b", .systemPink),
        ("\\b[0-9]+(\\.[0-9]+)?\\b", .systemBlue),
        ("\"[^\"\\n]*\"", .systemRed),
        ("//.*", .systemGray),
    ]

    override var string: String { contents.string }

    override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
        contents.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
        contents.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        contents.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    override func processEditing() {
        let paragraphs = (string as NSString).paragraphRange(for: editedRange)
        removeAttribute(.foregroundColor, range: paragraphs)
        for rule in Self.rules {
            guard let expression = try? NSRegularExpression(pattern: rule.pattern) else { continue }
            for match in expression.matches(in: string, range: paragraphs) {
                addAttribute(.foregroundColor, value: rule.color, range: match.range)
            }
        }
        super.processEditing()
    }
}
