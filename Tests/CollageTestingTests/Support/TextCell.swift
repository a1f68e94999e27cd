import CollageTesting

/// A cell that is as high as its text.
final class TextCell: UICollectionViewCell {
    private let text = PaddedText()

    override init(frame: CGRect) {
        super.init(frame: frame)
        text.fill(contentView)
        contentView.backgroundColor = .secondarySystemBackground
        contentView.layer.cornerRadius = 6
    }

    required init?(coder: NSCoder) { nil }

    func show(_ row: Shelf.Row) {
        text.text = row.text
    }
}

/// A title above or below a section, as high as its text.
final class TitleView: UICollectionReusableView {
    private let text = PaddedText()

    override init(frame: CGRect) {
        super.init(frame: frame)
        text.fill(self)
        backgroundColor = .systemGray5
    }

    required init?(coder: NSCoder) { nil }

    func show(_ title: String?) {
        text.text = title
    }
}

private final class PaddedText: UILabel {
    func fill(_ view: UIView) {
        numberOfLines = 0
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
        translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(self)
        let bottom = bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -6)
        let trailing = trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8)
        // A cell of a fixed size keeps it.
        bottom.priority = UILayoutPriority(999)
        trailing.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: view.topAnchor, constant: 6), bottom,
            leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8), trailing,
        ])
    }
}
