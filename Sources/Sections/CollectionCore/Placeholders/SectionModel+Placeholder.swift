extension SectionModel {
    /// The kind of the view that is shown in place of a section's items.
    public static let placeholderKind = "SectionPlaceholder"

    /// Returns the section with a placeholder if it has no items. Call this method after you set the items. A section
    /// with items isn't changed.
    ///
    /// The placeholder isn't an item: it can't be selected or moved, and it's as wide as the section in any layout.
    ///
    /// - Parameters:
    ///   - placeholders: The content for each state.
    ///   - state: The loading state of the section. The default is `loaded`.
    ///   - height: The height of the placeholder. The default is an estimate of 200 points.
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

/// The content of a section's placeholder.
struct SectionPlaceholder: CollectionSupplementary {
    let content: any UIContentConfiguration

    func configure(view: SectionPlaceholderView, for indexPath: IndexPath) {
        view.content.configuration = content
    }
}

/// The view of a section's placeholder.
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
