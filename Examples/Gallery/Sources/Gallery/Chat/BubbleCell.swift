import CompositionalLayoutBuilder
import UIKit

/// A message in a chat.
struct BubbleItem: CompositionalLayoutItem {
    let message: ChatMessage

    nonisolated var id: ChatMessage.ID { message.id }
    var isSelectable: Bool { false }

    func configure(cell: BubbleCell, for indexPath: IndexPath) {
        cell.show(message)
    }
}

/// A text in a bubble on its author's side.
final class BubbleCell: UICollectionViewCell {
    private let bubble = UIView()
    private let label = UILabel()
    private var sides: [NSLayoutConstraint] = []
    private var ownSides: [NSLayoutConstraint] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        bubble.layer.cornerRadius = 18
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        for (child, parent) in [(bubble, contentView), (label as UIView, bubble)] {
            child.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(child)
        }
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor),
            bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
            label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 9),
            label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -9),
            label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 14),
            label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -14),
        ])
        sides = [bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)]
        ownSides = [bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16)]
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ message: ChatMessage) {
        label.text = message.text
        label.textColor = message.isOwn ? .white : .label
        bubble.backgroundColor = message.isOwn ? .systemBlue : .secondarySystemBackground
        NSLayoutConstraint.deactivate(message.isOwn ? sides : ownSides)
        NSLayoutConstraint.activate(message.isOwn ? ownSides : sides)
    }
}
