import CompositionalLayoutBuilder
import UIKit

/// A conversation that opens at its end. Older messages are inserted above while the user scrolls up, without moving
/// the visible messages.
final class ChatViewController: UIViewController, UICollectionViewDelegate, UITextFieldDelegate {
    private enum Section: CompositionalLayoutID {
        case messages

        var id: Self { self }
    }

    private(set) var conversation = Conversation()
    private(set) var collectionView: UICollectionView!
    private var controller: CompositionalLayoutController!
    private let inputBar = UIView()
    private let textField = UITextField()
    private lazy var sendButton = UIButton(
        configuration: .plain(), primaryAction: UIAction { [weak self] _ in self?.send() })
    private var isLoading = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Saturday"
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = .systemBackground
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        collectionView.backgroundColor = .systemBackground
        collectionView.keyboardDismissMode = .interactive
        arrangeViews()

        controller = CompositionalLayoutController(collectionView: collectionView)
        controller.driver.staysAtEnd = true
        controller.driver.delegate = self
        update(animated: false)
    }

    private func arrangeViews() {
        inputBar.backgroundColor = .secondarySystemBackground
        textField.placeholder = "Message"
        textField.accessibilityLabel = "Message"
        textField.borderStyle = .roundedRect
        textField.font = .preferredFont(forTextStyle: .body)
        textField.adjustsFontForContentSizeCategory = true
        textField.returnKeyType = .send
        textField.enablesReturnKeyAutomatically = true
        textField.delegate = self
        textField.addAction(UIAction { [weak self] _ in self?.updateSendButton() }, for: .editingChanged)
        sendButton.configuration?.image = UIImage(systemName: "arrow.up.circle.fill")
        sendButton.accessibilityLabel = "Send"
        sendButton.setContentHuggingPriority(.required, for: .horizontal)
        updateSendButton()

        let row = UIStackView(arrangedSubviews: [textField, sendButton])
        row.spacing = 4
        row.alignment = .center
        for (child, parent) in [(collectionView as UIView, view!), (inputBar, view!), (row, inputBar)] {
            child.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(child)
        }
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: inputBar.topAnchor),
            inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            inputBar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            row.topAnchor.constraint(equalTo: inputBar.topAnchor, constant: 6),
            row.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -6),
            row.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private func update(animated: Bool = true) {
        controller.apply(sections, animatingDifferences: animated)
    }

    @SectionBuilder<Section> private var sections: [CompositionalLayoutSection<Section>] {
        GridLayout(
            columns: 1, height: .estimated(40), spacing: 6,
            contentInsets: NSDirectionalEdgeInsets(top: 12, leading: 0, bottom: 12, trailing: 0)
        )
        .items(id: .messages) { conversation.messages.map { BubbleItem(message: $0) } }
    }

    // MARK: User actions

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.contentOffset.y < 200, scrollView.isDragging || scrollView.isDecelerating else { return }
        loadOlder()
    }

    private func loadOlder() {
        guard conversation.hasOlder, !isLoading else { return }
        isLoading = true
        // Messages arrive as if over a network, and not while the content is being scrolled.
        Task { [weak self] in
            guard let self else { return }
            conversation.loadOlder()
            update(animated: false)
            isLoading = false
        }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        send()
        return false
    }

    private func updateSendButton() {
        sendButton.isEnabled = textField.text?.isEmpty == false
    }

    private func send() {
        guard let text = textField.text, !text.isEmpty else { return }
        textField.text = nil
        updateSendButton()
        conversation.add(text, isOwn: true)
        update()
    }
}
