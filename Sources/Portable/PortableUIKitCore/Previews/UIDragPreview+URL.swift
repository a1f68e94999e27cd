import Foundation

extension UIDragPreview {
    /// Creates a preview that shows a URL.
    public convenience init(for url: URL) {
        self.init(for: url, title: nil)
    }

    /// Creates a preview that shows a title and a URL.
    public convenience init(for url: URL, title: String?) {
        self.init(view: LinkPreviewView(url, title: title))
    }
}

extension UITargetedDragPreview {
    /// Creates a preview that shows a URL, with a target.
    public convenience init(for url: URL, target: UIDragPreviewTarget) {
        self.init(for: url, title: nil, target: target)
    }

    /// Creates a preview that shows a title and a URL, with a target.
    public convenience init(for url: URL, title: String?, target: UIDragPreviewTarget) {
        self.init(view: LinkPreviewView(url, title: title), parameters: UIDragPreviewParameters(), target: target)
    }
}

/// A card with a title and the address of a URL.
private final class LinkPreviewView: UIView {
    private static let margin: CGFloat = 12
    private static let width: CGFloat = 240

    init(_ url: URL, title: String?) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 10
        let texts = [
            (title, UIFont.boldSystemFont(ofSize: 15)), (url.host ?? url.absoluteString, .systemFont(ofSize: 13)),
        ]
        var y = Self.margin
        for (text, font) in texts {
            guard let text, !text.isEmpty else { continue }
            let label = UILabel(frame: .zero)
            label.text = text
            label.font = font
            label.frame = CGRect(
                x: Self.margin, y: y, width: Self.width - 2 * Self.margin, height: font.lineHeight.rounded(.up))
            addSubview(label)
            y = label.frame.maxY + 2
        }
        frame.size = CGSize(width: Self.width, height: y + Self.margin - 2)
    }

    required init?(coder: NSCoder) { nil }
}
