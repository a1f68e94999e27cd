import Foundation
@_spi(Collage) import PortableUIKitCore

/// The view controller with the pages and the options of a print job.
final class PrintOptionsController: UIViewController {
    private static let previewSize = CGSize(width: 180, height: 240)
    /// The maximum number of pages that are shown, because each one is drawn.
    private static let shownPageCount = 50

    private let job: PrintJob
    private let options: (selectsPages: Bool, changesOrientation: Bool)
    private var parts = Parts()
    private var isClosing = false
    var handlers = Handlers()

    /// The subviews.
    @MainActor
    private struct Parts {
        let scrollView = UIScrollView(frame: .zero)
        let summary = UILabel(frame: .zero)
        let orientation = UISegmentedControl(items: ["Portrait", "Landscape"])
        var previews: [PagePreview] = []
    }

    struct Handlers {
        /// Called once, after the view controller has disappeared: with the selected pages, or with `nil` if the user has
        /// canceled.
        var end: (([Int]?) -> Void)?
        /// Called before the view controller disappears.
        var willDismiss: (() -> Void)?
    }

    init(_ job: PrintJob, selectsPages: Bool, changesOrientation: Bool) {
        self.job = job
        options = (selectsPages, changesOrientation)
        super.init(nibName: nil, bundle: nil)
        title = "Options"
        preferredContentSize = CGSize(width: 375, height: 480)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel(animated: true) })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Print", primaryAction: UIAction { [weak self] _ in self?.print() })
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        parts.orientation.selectedSegmentIndex = job.orientation.rawValue
        parts.orientation.isHidden = !options.changesOrientation || job.pageCount == 0
        parts.orientation.addAction(UIAction { [weak self] _ in self?.turnPaper() }, for: .valueChanged)
        parts.summary.textAlignment = .center
        parts.summary.textColor = .secondaryLabel
        for subview in [parts.scrollView, parts.summary, parts.orientation] { view.addSubview(subview) }
        showPages()
    }

    private func showPages() {
        for preview in parts.previews { preview.removeFromSuperview() }
        parts.previews = (0..<min(job.pageCount, Self.shownPageCount)).map { index in
            let preview = PagePreview(job.preview(ofPage: index, fitting: Self.previewSize), number: index + 1)
            preview.isEnabled = options.selectsPages && job.pageCount > 1
            preview.addAction(UIAction { [weak self, weak preview] _ in self?.toggle(preview) }, for: .touchUpInside)
            parts.scrollView.addSubview(preview)
            return preview
        }
        updateSummary()
        view.setNeedsLayout()
    }

    private func toggle(_ preview: PagePreview?) {
        preview?.isSelected.toggle()
        updateSummary()
    }

    private func turnPaper() {
        job.orientation = parts.orientation.selectedSegmentIndex == 1 ? .landscape : .portrait
        job.prepare()
        showPages()
    }

    /// The indexes of the pages that are printed: the selected ones, and all that aren't shown.
    private var selectedPages: [Int] {
        (0..<job.pageCount).filter { !parts.previews.indices.contains($0) || parts.previews[$0].isSelected }
    }

    private func updateSummary() {
        let (count, total) = (selectedPages.count, job.pageCount)
        if total == 0 {
            parts.summary.text = "PDF Document"
        } else {
            parts.summary.text = count < total ? "\(count) of \(total) Pages" : total == 1 ? "1 Page" : "\(total) Pages"
        }
        navigationItem.rightBarButtonItem?.isEnabled = total == 0 || count > 0
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let size = Self.previewSize
        parts.scrollView.frame = CGRect(x: 0, y: area.minY + 16, width: view.bounds.width, height: size.height)
        var x: CGFloat = 16
        for preview in parts.previews {
            preview.frame = CGRect(
                x: x, y: (size.height - preview.image.size.height) / 2, width: preview.image.size.width,
                height: preview.image.size.height)
            x = preview.frame.maxX + 16
        }
        parts.scrollView.contentSize = CGSize(width: x, height: size.height)
        parts.summary.frame = CGRect(x: 16, y: parts.scrollView.frame.maxY + 8, width: area.width - 32, height: 24)
        parts.orientation.frame = CGRect(x: 16, y: parts.summary.frame.maxY + 16, width: area.width - 32, height: 32)
    }

    // MARK: End

    private func print() { close(animated: true, pages: selectedPages) }

    func cancel(animated: Bool) { close(animated: animated, pages: nil) }

    private func close(animated: Bool, pages: [Int]?) {
        guard !isClosing, handlers.end != nil else { return }
        isClosing = true
        handlers.willDismiss?()
        dismiss(animated: animated) { [self] in end(pages) }
    }

    private func end(_ pages: [Int]?) {
        let handler = handlers.end
        handlers = Handlers()
        handler?(pages)
    }

    /// Cancels the job if the user has swiped the sheet away.
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if !isClosing, navigationController?.isBeingDismissed ?? true { end(nil) }
    }
}

/// A page of a print job that the user can exclude.
private final class PagePreview: UIControl {
    let image: UIImage
    private let number: Int
    private let mark = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))

    init(_ image: UIImage, number: Int) {
        (self.image, self.number) = (image, number)
        super.init(frame: CGRect(origin: .zero, size: image.size))
        let picture = UIImageView(image: image)
        picture.frame = bounds
        addSubview(picture)
        addSubview(mark)
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 3
        isSelected = true
    }

    required init?(coder: NSCoder) { nil }

    override var keepsTaps: Bool { true }

    override func stateDidChange() {
        super.stateDidChange()
        mark.isHidden = !isSelected || !isEnabled
        alpha = isSelected ? 1 : 0.5
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        mark.frame = CGRect(x: bounds.maxX - 32, y: bounds.maxY - 32, width: 24, height: 24)
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.isElement = true
        defaults.label = "Page \(number)"
        defaults.traits = isSelected ? [.button, .selected] : .button
        return defaults
    }
}
