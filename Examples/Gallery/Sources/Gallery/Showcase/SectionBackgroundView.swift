import UIKit

/// The background of a section.
final class SectionBackgroundView: UICollectionReusableView {
    static let elementKind = "section-background"
    static let color = UIColor.secondarySystemBackground

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Self.color
        layer.cornerRadius = 16
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
