import LayoutGeometry
@_spi(Collage) import PortableUIKitCore

/// The colors of a section index.
struct SectionIndexColors: Equatable {
    /// The color of the titles; the tint color if it's `nil`.
    var titles: UIColor?
    /// The color behind the titles; none if it's `nil`.
    var background: UIColor?
    /// The color behind the titles during a touch; the same as `background` if it's `nil`.
    var trackingBackground: UIColor?
}

/// A column of titles that the user taps or drags over to scroll to sections.
final class SectionIndexView: UIView, SystemTouchTarget {
    private enum Metrics {
        static let fontSize: CGFloat = 11
        static let titleHeight: CGFloat = 14
        static let minimumWidth: CGFloat = 15
        /// The padding at both sides of the widest title.
        static let padding: CGFloat = 2
    }

    private let index: CollectionIndex
    private var entries: [UIView] = []
    /// The index of the title that the finger was on last; `nil` if no finger is on the view.
    private var trackedTitle: Int?

    init(_ index: CollectionIndex) {
        self.index = index
        super.init(frame: .zero)
        let recognizer = SectionIndexGestureRecognizer(target: nil, action: nil)
        recognizer.minimumPressDuration = 0
        recognizer.addTarget(self, action: Selector("track:", SectionIndexView.track))
        addGestureRecognizer(recognizer)
    }

    required init?(coder: NSCoder) { nil }

    private static var font: UIFont { .systemFont(ofSize: Metrics.fontSize, weight: .semibold) }

    /// The width that titles need, in points.
    static func width(of titles: [String]) -> CGFloat {
        let widths = titles.map { title in entry(title).sizeThatFits(.zero).width.rounded(.up) }
        return max(Metrics.minimumWidth, (widths.max() ?? 0) + 2 * Metrics.padding)
    }

    private static func entry(_ title: String) -> UIView {
        if title == UITableView.indexSearch {
            let configuration = UIImage.SymbolConfiguration(pointSize: Metrics.fontSize, weight: .semibold)
            let view = UIImageView(image: UIImage(systemName: "magnifyingglass", withConfiguration: configuration))
            view.contentMode = .center
            return view
        }
        let label = UILabel(frame: .zero)
        label.font = font
        label.text = title
        label.textAlignment = .center
        return label
    }

    // MARK: Content

    /// The shown titles, with bullets for the titles that don't fit.
    private(set) var shownTitles: [String] = []

    private func updateEntries() {
        let wanted = IndexTitles.shown(
            of: index.titles, maximumCount: Int(saturating: bounds.height / Metrics.titleHeight))
        guard wanted != shownTitles else { return }
        shownTitles = wanted
        for entry in entries { entry.removeFromSuperview() }
        entries = wanted.map(Self.entry)
        for entry in entries { addSubview(entry) }
        updateColors()
    }

    func updateColors() {
        let colors = index.colors
        backgroundColor = trackedTitle == nil ? colors.background : colors.trackingBackground ?? colors.background
        for entry in entries {
            (entry as? UILabel)?.textColor = colors.titles ?? tintColor
            (entry as? UIImageView)?.tintColor = colors.titles ?? tintColor
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    private var contentTop: CGFloat {
        ((bounds.height - CGFloat(entries.count) * Metrics.titleHeight) / 2).rounded()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        updateEntries()
        var frame = CGRect(x: 0, y: contentTop, width: bounds.width, height: Metrics.titleHeight)
        for entry in entries {
            entry.frame = frame
            frame.origin.y += Metrics.titleHeight
        }
    }

    // MARK: Touches

    /// Touches aren't passed to the collection view, which would highlight an item.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    private func track(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began, .changed:
            let title = title(at: recognizer.location(in: self).y)
            guard title != trackedTitle else { return }
            trackedTitle = title
            updateColors()
            if let title { index.choose(title) }
        case .ended, .cancelled:
            trackedTitle = nil
            updateColors()
        case .possible, .failed: break
        }
    }

    /// Returns the index of the title at a distance from the top of the view. Titles that don't fit also have a part of
    /// it.
    private func title(at y: CGFloat) -> Int? {
        let height = CGFloat(entries.count) * Metrics.titleHeight
        guard height > 0, !index.titles.isEmpty else { return nil }
        let count = index.titles.count
        return min(max(Int(saturating: (y - contentTop) / height * CGFloat(count)), 0), count - 1)
    }

    // MARK: Accessibility

    @_spi(Collage)
    public override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true, label: "Section index", value: index.currentTitle.map { index.titles[$0] },
            traits: .adjustable)
    }

    override func accessibilityIncrement() { index.choose((index.currentTitle ?? -1) + 1) }

    override func accessibilityDecrement() { index.choose((index.currentTitle ?? 1) - 1) }
}

/// A gesture recognizer of a section index, which begins with the touch, before the content can scroll.
private final class SectionIndexGestureRecognizer: UILongPressGestureRecognizer {}
