import UIKit

/// What a framework is for, under its icon, with a button to its documentation.
final class FrameworkDetailViewController: UIViewController {
    private let framework: AppleFramework

    init(framework: AppleFramework) {
        self.framework = framework
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = framework.name
        view.backgroundColor = .systemBackground

        let imageView = UIImageView(image: .content(atPath: framework.imageName))
        imageView.contentMode = .scaleAspectFit

        let descriptionLabel = UILabel()
        descriptionLabel.text = framework.description
        descriptionLabel.font = .preferredFont(forTextStyle: .body)
        descriptionLabel.adjustsFontForContentSizeCategory = true
        descriptionLabel.textAlignment = .center
        descriptionLabel.numberOfLines = 0

        let stackView = UIStackView(arrangedSubviews: [imageView, descriptionLabel, makeDocumentationButton()])
        stackView.axis = .vertical
        stackView.alignment = .center
        stackView.spacing = 24
        stackView.translatesAutoresizingMaskIntoConstraints = false

        let scrollView = UIScrollView()
        scrollView.alwaysBounceVertical = true
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(stackView)
        view.addSubview(scrollView)

        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            stackView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 32),
            stackView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -32),
            stackView.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
            imageView.widthAnchor.constraint(equalToConstant: 160),
            imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor),
        ])
    }

    private func makeDocumentationButton() -> UIButton {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Read the Documentation"
        configuration.cornerStyle = .large
        configuration.buttonSize = .large
        configuration.titleAlignment = .center
        let action = UIAction { [framework] _ in
            guard let url = URL(string: framework.urlString) else { return }
            UIApplication.shared.open(url)
        }
        return UIButton(configuration: configuration, primaryAction: action)
    }
}
