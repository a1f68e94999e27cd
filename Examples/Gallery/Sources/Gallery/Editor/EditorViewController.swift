import UIKit

/// An editor of Swift sources on TextKit: colored tokens, line numbers, a row of symbols above the keyboard, undo, and search.
final class EditorViewController: UIViewController, UITextViewDelegate {
    private let storage = SourceTextStorage()
    private(set) lazy var textView = makeTextView()
    private lazy var numbers = LineNumberView(textView: textView)
    private lazy var undoButton = button("arrow.uturn.backward", "Undo") { $0.undoManager?.undo() }
    private lazy var redoButton = button("arrow.uturn.forward", "Redo") { $0.undoManager?.redo() }

    private let source: String

    init(source: String = EditorViewController.example) {
        self.source = source
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Editor"
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItems = [
            button("magnifyingglass", "Find") { $0.findInteraction?.presentFindNavigator(showingReplace: true) },
            redoButton, undoButton,
        ]
        view.backgroundColor = .systemBackground
        view.addSubview(textView)
        view.addSubview(numbers)
        for subview in [textView, numbers] { subview.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            numbers.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            numbers.leftAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leftAnchor),
            numbers.widthAnchor.constraint(equalToConstant: LineNumberView.width),
            numbers.bottomAnchor.constraint(equalTo: textView.bottomAnchor),
            textView.topAnchor.constraint(equalTo: numbers.topAnchor),
            textView.leftAnchor.constraint(equalTo: numbers.rightAnchor),
            textView.rightAnchor.constraint(equalTo: view.safeAreaLayoutGuide.rightAnchor),
            textView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: source)
        updateButtons()
    }

    private func makeTextView() -> UITextView {
        let font = UIFontMetrics.default.scaledFont(for: .monospacedSystemFont(ofSize: 13, weight: .regular))
        // Lines of symbols would have the direction of the interface.
        let paragraph = NSMutableParagraphStyle()
        paragraph.baseWritingDirection = .leftToRight
        paragraph.alignment = .left
        storage.attributes = [.font: font, .foregroundColor: UIColor.label, .paragraphStyle: paragraph]
        let container = NSTextContainer(size: CGSize(width: 0, height: CGFloat.greatestFiniteMagnitude))
        container.widthTracksTextView = true
        let manager = NSLayoutManager()
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let view = UITextView(frame: .zero, textContainer: container)
        view.accessibilityLabel = "Source"
        view.typingAttributes = storage.attributes
        view.autocapitalizationType = .none
        view.autocorrectionType = .no
        view.smartQuotesType = .no
        view.smartDashesType = .no
        view.keyboardDismissMode = .interactive
        view.contentInsetAdjustmentBehavior = .never
        view.isFindInteractionEnabled = true
        view.inputAccessoryView = SymbolRow { [weak view] in view?.insertText($0) }
        view.delegate = self
        return view
    }

    private func button(
        _ image: String, _ label: String, _ action: @escaping (UITextView) -> Void
    ) -> UIBarButtonItem {
        let item = UIBarButtonItem(
            image: UIImage(systemName: image),
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                action(textView)
                updateButtons()
            })
        item.accessibilityLabel = label
        return item
    }

    private func updateButtons() {
        undoButton.isEnabled = textView.undoManager?.canUndo ?? false
        redoButton.isEnabled = textView.undoManager?.canRedo ?? false
    }

    // MARK: Text

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        guard text == "\n" else { return true }
        // A new line begins with the spaces of the current one.
        let line = (textView.text as NSString).lineRange(for: NSRange(location: range.location, length: 0))
        let indentation = (textView.text as NSString)
            .substring(with: NSRange(location: line.location, length: range.location - line.location))
            .prefix { $0 == " " }
        guard !indentation.isEmpty else { return true }
        textView.insertText("\n" + indentation)
        return false
    }

    func textViewDidChange(_ textView: UITextView) {
        numbers.setNeedsDisplay()
        updateButtons()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { numbers.setNeedsDisplay() }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        numbers.setNeedsDisplay()
    }

    static let example = """
        import UIKit

        /// A label that counts its taps.
        final class Counter: UILabel {
            private var count = 0

            @objc func tap(_ sender: UITapGestureRecognizer) {
                guard sender.state == .ended else { return }
                count += 1
                text = "\\(count) of 1_000"  // Not localized.
            }
        }

        extension Counter {
            static let limit = 0x3E8

            func reset() {
                count = 0
                text = nil
            }
        }

        """
}
