import UIKit

/// A capsule with the name of a category and the number of its packages. The cell is high enough to tap, and the
/// capsule is as high as its text.
final class CategoryCell: UICollectionViewCell {
    private let label = UILabel()
    private let capsule = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        for (child, parent) in [(capsule, contentView), (label, capsule)] {
            child.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(child)
        }
        let fitsCapsule = contentView.heightAnchor.constraint(equalTo: capsule.heightAnchor)
        fitsCapsule.priority = .defaultHigh
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: capsule.topAnchor, constant: 7),
            label.leadingAnchor.constraint(equalTo: capsule.leadingAnchor, constant: 14),
            label.trailingAnchor.constraint(equalTo: capsule.trailingAnchor, constant: -14),
            label.bottomAnchor.constraint(equalTo: capsule.bottomAnchor, constant: -7),
            capsule.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            capsule.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            capsule.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            contentView.heightAnchor.constraint(greaterThanOrEqualTo: capsule.heightAnchor),
            contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            fitsCapsule,
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        capsule.layoutIfNeeded()
        capsule.layer.cornerRadius = capsule.bounds.height / 2
    }

    func show(_ name: String, count: Int, isChosen: Bool) {
        label.text = "\(name) \(count.formatted())"
        label.textColor = isChosen ? .white : .label
        capsule.backgroundColor = isChosen ? .systemBlue : .secondarySystemFill
    }
}
