import UIKit

/// A framework's icon above its name: the content of the cells on all screens except the SwiftUI screen.
struct FrameworkContent: UIContentConfiguration {
    let framework: AppleFramework

    func makeContentView() -> any UIView & UIContentView {
        FrameworkContentView(self)
    }

    /// The content looks the same in all states.
    func updated(for state: any UIConfigurationState) -> FrameworkContent {
        self
    }
}

/// A view that shows a `FrameworkContent`.
final class FrameworkContentView: UIView, UIContentView {
    private let imageView = UIImageView()
    private let label = UILabel()

    private var content: FrameworkContent {
        didSet { showContent() }
    }

    var configuration: any UIContentConfiguration {
        get { content }
        set {
            if let configuration = newValue as? FrameworkContent { content = configuration }
        }
    }

    init(_ content: FrameworkContent) {
        self.content = content
        super.init(frame: .zero)
        imageView.contentMode = .scaleAspectFit
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        for view in [imageView, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            imageView.centerXAnchor.constraint(equalTo: centerXAnchor),
            imageView.centerYAnchor.constraint(equalTo: centerYAnchor, constant: -12),
            imageView.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.56),
            imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor),
            label.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 8),
            // The label is as wide as its text, so that the text begins at a whole pixel, as in SwiftUI.
            label.centerXAnchor.constraint(equalTo: centerXAnchor),
            label.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: 8),
        ])
        showContent()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func showContent() {
        imageView.image = .content(atPath: content.framework.imageName)
        label.text = content.framework.name
    }
}
