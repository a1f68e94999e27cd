import Foundation
@_spi(Collage) import PortableUIKitCore

/// The line of text above the field of a search bar.
final class SearchPromptLabel: UILabel {
    /// The height of the line with the space around it, in points.
    static let height: CGFloat = 31
    private static let fontSize: CGFloat = 13

    override init(frame: CGRect) {
        super.init(frame: frame)
        font = .systemFont(ofSize: Self.fontSize)
        textColor = .secondaryLabel
        textAlignment = .center
    }

    required init?(coder: NSCoder) { nil }
}
