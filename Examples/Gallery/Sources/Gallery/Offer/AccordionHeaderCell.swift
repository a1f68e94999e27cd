import CompositionalLayoutBuilder
import UIKit

/// The title of a text that a tap expands and collapses.
struct AccordionHeaderItem: CompositionalLayoutItem {
    let text: String
    let isExpanded: Bool
    let didSelect: () -> Void

    nonisolated var id: String { text }

    func configure(cell: AccordionHeaderCell, for indexPath: IndexPath) {
        cell.text = text
        cell.isExpanded = isExpanded
    }

    /// Returns whether the contents are equal. Tap actions can't be compared, and have no visible effect.
    func isContentEqual(to other: AccordionHeaderItem) -> Bool {
        text == other.text && isExpanded == other.isExpanded
    }
}

/// A title with a chevron, which points down while the text below is collapsed and up while it's expanded.
final class AccordionHeaderCell: UICollectionViewCell {
    private let label = UILabel()
    private let chevron = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        chevron.tintColor = .secondaryLabel
        chevron.contentMode = .center
        for view in [label, chevron] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        chevron.setContentHuggingPriority(.required, for: .horizontal)
        chevron.setContentCompressionResistancePriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -16),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            chevron.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 12),
            chevron.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            chevron.centerYAnchor.constraint(equalTo: label.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var isHighlighted: Bool {
        didSet { contentView.alpha = isHighlighted ? 0.5 : 1 }
    }

    var text: String? {
        get { label.text }
        set { label.text = newValue }
    }

    var isExpanded = false {
        didSet { chevron.image = UIImage(systemName: isExpanded ? "chevron.up" : "chevron.down") }
    }
}
