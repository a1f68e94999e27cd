extension SectionModel {
    /// The kind of the view that stands in place of a section's items.
    public static let placeholderKind = "SectionPlaceholder"

    /// The section with something in place of its items if it has none; to be called once the items are there. A section
    /// with items stays as it is.
    ///
    /// The placeholder is no item: it is neither selected nor moved, and as wide as the section, whatever its layout.
    ///
    /// - Parameters:
    ///   - placeholders: What is shown in each state.
    ///   - state: How far the section has come; that there is nothing more, by default.
    ///   - height: The height of the placeholder; an estimate of 200 points by default.
    public func placeholders(
        _ placeholders: ContentPlaceholders, for state: ContentState = .loaded,
        height: NSCollectionLayoutDimension = .estimated(200)
    ) -> SectionModel {
        guard items.isEmpty, let content = placeholders.content(for: state) else { return self }
        return supplementary(
            SupplementaryModel(
                kind: SectionModel.placeholderKind, placement: BoundaryPlacement(height: height, alignment: .top),
                content: SectionPlaceholder(content: content)))
    }
}

/// The content of a view in place of a section's items.
struct SectionPlaceholder: CollectionSupplementary {
    let content: any UIContentConfiguration

    func configure(view: SectionPlaceholderView, for indexPath: IndexPath) {
        view.content.configuration = content
    }
}

/// A view in place of a section's items.
final class SectionPlaceholderView: UICollectionReusableView {
    let content = ContentConfigurationHost()

    override init(frame: CGRect) {
        super.init(frame: frame)
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: topAnchor), content.bottomAnchor.constraint(equalTo: bottomAnchor),
            content.leadingAnchor.constraint(equalTo: leadingAnchor),
            content.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}
