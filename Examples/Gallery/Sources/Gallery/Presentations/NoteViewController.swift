import UIKit

/// The presented controller, which describes its presentation. A button or dragging dismisses it.
final class NoteViewController: UIViewController, UIAdaptivePresentationControllerDelegate {
    private let presentation: Presentation
    private let didAnswer: (String) -> Void
    private let label = UILabel()

    init(presentation: Presentation, didAnswer: @escaping (String) -> Void) {
        self.presentation = presentation
        self.didAnswer = didAnswer
        super.init(nibName: nil, bundle: nil)
        title = presentation.title
        isModalInPresentation = presentation == .guarded
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.finish("Done") })
        label.text = presentation.detail
        label.font = .preferredFont(forTextStyle: .title3)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private func finish(_ answer: String) {
        didAnswer(answer)
        dismiss(animated: true)
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        didAnswer("Dragged away")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        let question = UIAlertController(title: nil, message: "Leave this?", preferredStyle: .actionSheet)
        question.addAction(
            UIAlertAction(title: "Leave", style: .destructive) { [weak self] _ in self?.finish("Left") })
        question.addAction(UIAlertAction(title: "Stay", style: .cancel))
        question.popoverPresentationController?.sourceView = label
        present(question, animated: true)
    }
}
