import Foundation
@_spi(Collage) import PortableUIKitCore

/// The list of suggestions under a search field that's being edited.
final class SearchSuggestionList: UIView {
    private static let rowHeight: CGFloat = 44

    private let card = MaterialCardView(cornerRadius: 12)
    private let scrollView = UIScrollView(frame: .zero)
    private let rows: [UIButton]

    /// Creates a list of suggestions, and a closure that's called when the user selects one.
    init(_ suggestions: [any UISearchSuggestion], select: @escaping (any UISearchSuggestion) -> Void) {
        rows = suggestions.map { suggestion in
            var configuration = UIButton.Configuration.plain()
            configuration.image = suggestion.iconImage ?? UIImage(systemName: "magnifyingglass")
            configuration.imagePadding = 8
            configuration.baseForegroundColor = .label
            configuration.title = suggestion.localizedAttributedSuggestion?.string ?? suggestion.localizedSuggestion
            let row = UIButton(configuration: configuration, primaryAction: UIAction { _ in select(suggestion) })
            if let text = suggestion.localizedAttributedSuggestion { row.setAttributedTitle(text, for: .normal) }
            row.contentHorizontalAlignment = .leading
            row.accessibilityLabel = suggestion.localizedDescription ?? suggestion.localizedSuggestion
            return row
        }
        super.init(frame: .zero)
        layer.zPosition = 1500
        card.show(
            UIBlurEffect(style: .systemThickMaterial), MaterialCardView.Shadow(opacity: 0.15, radius: 16, offset: 6))
        addSubview(card)
        card.content.addSubview(scrollView)
        for row in rows { scrollView.addSubview(row) }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the list in a window, under a field.
    func show(under field: UIView, in window: UIWindow) {
        let anchor = field.convert(field.bounds, to: window)
        let covered = window.device?.keyboard.frame.map { window.bounds.maxY - $0.minY } ?? 0
        let room = window.bounds.height - anchor.maxY - covered - 16
        let height = min(CGFloat(rows.count) * Self.rowHeight, max(room, Self.rowHeight))
        frame = CGRect(x: anchor.minX, y: anchor.maxY + 8, width: anchor.width, height: height)
        if superview !== window { window.addSubview(self) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        card.frame = bounds
        card.layoutIfNeeded()
        scrollView.frame = bounds
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: 0, y: CGFloat(index) * Self.rowHeight, width: bounds.width, height: Self.rowHeight)
        }
        scrollView.contentSize = CGSize(width: bounds.width, height: CGFloat(rows.count) * Self.rowHeight)
    }
}
