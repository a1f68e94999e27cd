import Foundation
@_spi(Collage) import PortableUIKitCore

/// The find panel: a field with the query, the number of results, and buttons, and optionally a field with the
/// replacement.
final class FindNavigatorView: UIView, UITextFieldDelegate {
    /// The actions of the user.
    enum Action {
        case search(String)
        case replacement(String)
        case next, previous, replace, replaceAll, done
    }

    private static let rowHeight: CGFloat = 36
    private static let spacing: CGFloat = 8
    private static let buttonWidth: CGFloat = 36

    private let parts = Parts()
    /// A closure that's called for each action of the user.
    var actionHandler: ((Action) -> Void)?

    @MainActor
    private struct Parts {
        let search = UISearchTextField(frame: .zero)
        let count = UILabel(frame: .zero)
        let options = UIButton(type: .system)
        let previous = UIButton(type: .system)
        let next = UIButton(type: .system)
        let done = UIButton(type: .system)
        let replacement = UITextField(frame: .zero)
        let replace = UIButton(type: .system)
        let replaceAll = UIButton(type: .system)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        setUpFields()
        setUp(parts.options, image: "ellipsis.circle", label: "Find options", nil)
        parts.options.showsMenuAsPrimaryAction = true
        setUp(parts.previous, image: "chevron.up", label: "Previous result", .previous)
        setUp(parts.next, image: "chevron.down", label: "Next result", .next)
        setUp(parts.done, title: "Done", .done)
        setUp(parts.replace, title: "Replace", .replace)
        setUp(parts.replaceAll, title: "All", .replaceAll)
        parts.replaceAll.accessibilityLabel = "Replace all"
        showsReplacement = false
    }

    required init?(coder: NSCoder) { nil }

    private func setUpFields() {
        parts.search.placeholder = "Find"
        parts.search.returnKeyType = .search
        parts.replacement.placeholder = "Replace"
        parts.replacement.borderStyle = .roundedRect
        parts.count.font = .preferredFont(forTextStyle: .footnote)
        parts.count.textColor = .secondaryLabel
        parts.count.textAlignment = .right
        for field in [parts.search, parts.replacement] as [UITextField] {
            field.autocorrectionType = .no
            field.autocapitalizationType = .none
            field.delegate = self
            addSubview(field)
        }
        addSubview(parts.count)
        parts.search.addAction(
            UIAction { [weak self] _ in self?.actionHandler?(.search(self?.searchText ?? "")) }, for: .editingChanged)
        parts.replacement.addAction(
            UIAction { [weak self] _ in self?.actionHandler?(.replacement(self?.replacementText ?? "")) },
            for: .editingChanged)
    }

    private func setUp(
        _ button: UIButton, image: String? = nil, title: String? = nil, label: String? = nil, _ action: Action?
    ) {
        button.setTitle(title, for: .normal)
        button.setImage(image.flatMap { UIImage(systemName: $0) }, for: .normal)
        if let label { button.accessibilityLabel = label }
        if let action {
            button.addAction(UIAction { [weak self] _ in self?.actionHandler?(action) }, for: .touchUpInside)
        }
        addSubview(button)
    }

    // MARK: Content

    var searchText: String? {
        get { parts.search.text }
        set { if !parts.search.text.hasSameScalars(as: newValue) { parts.search.text = newValue } }
    }

    var replacementText: String? {
        get { parts.replacement.text }
        set { if !parts.replacement.text.hasSameScalars(as: newValue) { parts.replacement.text = newValue } }
    }

    var menu: UIMenu? {
        get { parts.options.menu }
        set { parts.options.menu = newValue }
    }

    var showsReplacement: Bool {
        get { !parts.replacement.isHidden }
        set {
            for view in [parts.replacement, parts.replace, parts.replaceAll] as [UIView] { view.isHidden = !newValue }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// Shows the number of results, if there's a query.
    func show(count: Int, current: Int, style: UIFindSession.SearchResultDisplayStyle, hasQuery: Bool) {
        switch style {
        case _ where !hasQuery || style == .none: parts.count.text = nil
        case _ where count == 0: parts.count.text = "Not found"
        case .currentAndTotal where current != NSNotFound: parts.count.text = "\(current + 1) of \(count)"
        default: parts.count.text = count == 1 ? "1 match" : "\(count) matches"
        }
        for button in [parts.previous, parts.next, parts.replace, parts.replaceAll] { button.isEnabled = count > 0 }
        setNeedsLayout()
    }

    /// Begins editing the query, and selects it.
    func beginEditing() {
        parts.search.becomeFirstResponder()
        parts.search.selectAll(nil)
    }

    // MARK: Layout

    override var intrinsicContentSize: CGSize {
        let rows: CGFloat = showsReplacement ? 2 : 1
        return CGSize(width: UIView.noIntrinsicMetric, height: Self.spacing + rows * (Self.rowHeight + Self.spacing))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inset = Self.spacing
        let area = bounds.insetBy(dx: max(inset, safeAreaInsets.left, safeAreaInsets.right), dy: 0)
        var line = CGRect(x: area.minX, y: inset, width: area.width, height: Self.rowHeight)
        place(
            [
                (parts.options, Self.buttonWidth), (parts.search, nil), (parts.count, countWidth),
                (parts.previous, Self.buttonWidth), (parts.next, Self.buttonWidth), (parts.done, 56),
            ], in: line)
        line.origin.y = line.maxY + inset
        place([(parts.replacement, nil), (parts.replace, 80), (parts.replaceAll, 44)], in: line)
    }

    private var countWidth: CGFloat {
        parts.count.text == nil ? 0 : parts.count.sizeThatFits(bounds.size).width.rounded(.up)
    }

    /// Places views next to each other in reading direction. The view without a width gets the rest.
    private func place(_ views: [(view: UIView, width: CGFloat?)], in line: CGRect) {
        let fixed = views.reduce(CGFloat(views.count - 1) * Self.spacing) { $0 + ($1.width ?? 0) }
        var x = line.minX
        for (view, width) in views {
            let width = width ?? max(line.width - fixed, 0)
            let left = isRightToLeft ? line.minX + line.maxX - x - width : x
            view.frame = CGRect(x: left, y: line.minY, width: width, height: line.height)
            x += width + Self.spacing
        }
    }

    // MARK: Text fields

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        actionHandler?(textField === parts.search ? .next : .replace)
        return false
    }
}
