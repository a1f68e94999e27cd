/// A decoration view behind a section, with its registration.
@MainActor
public struct DecorationModel {
    /// The element kind of the view.
    public let kind: String
    /// The registration of the view.
    public let registration: ViewRegistration
    /// The insets of the view within the section. The default is zero.
    public let contentInsets: NSDirectionalEdgeInsets

    /// Creates a decoration with a class. The default kind is the name of the class.
    public init(
        _ viewClass: UICollectionReusableView.Type, kind: String? = nil,
        contentInsets: NSDirectionalEdgeInsets = .zero
    ) {
        registration = .viewClass(viewClass)
        self.kind = kind ?? registration.reuseIdentifier
        self.contentInsets = contentInsets
    }

    /// Returns the decoration item for UIKit.
    func decorationItem() -> NSCollectionLayoutDecorationItem {
        let item = NSCollectionLayoutDecorationItem.background(elementKind: kind)
        item.contentInsets = contentInsets
        return item
    }
}
