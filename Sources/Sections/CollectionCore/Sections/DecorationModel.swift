/// A view behind a section that the layout makes without the data source, together with its class.
@MainActor
public struct DecorationModel {
    /// The kind that the layout has it under.
    public let kind: String
    /// Where views come from.
    public let registration: ViewRegistration
    /// How far the view stays within the section; not at all by default.
    public let contentInsets: NSDirectionalEdgeInsets

    /// A view of a class behind the section, under a kind of the class's name unless another is given.
    public init(
        _ viewClass: UICollectionReusableView.Type, kind: String? = nil,
        contentInsets: NSDirectionalEdgeInsets = .zero
    ) {
        registration = .viewClass(viewClass)
        self.kind = kind ?? registration.reuseIdentifier
        self.contentInsets = contentInsets
    }

    /// What the layout takes of it.
    func decorationItem() -> NSCollectionLayoutDecorationItem {
        let item = NSCollectionLayoutDecorationItem.background(elementKind: kind)
        item.contentInsets = contentInsets
        return item
    }
}
