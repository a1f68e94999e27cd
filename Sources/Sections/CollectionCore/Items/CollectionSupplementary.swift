/// What a header, a footer or another view beside the cells shows, as a value.
///
/// As with items, one that is `Equatable` is configured again in place when its content has changed.
@preconcurrency @MainActor
public protocol CollectionSupplementary {
    /// The class of the views.
    associatedtype View: UICollectionReusableView

    /// Where views come from: of the class `View` unless the value says otherwise.
    var registration: ViewRegistration { get }

    /// Makes a view, new or used, show the content.
    func configure(view: View, for indexPath: IndexPath)

    /// Whether a view that shows `other` need not be configured again. By default `==` of values that are `Equatable`,
    /// false for all others, for they have no id that could tell.
    func isContentEqual(to other: Self) -> Bool
}

extension CollectionSupplementary {
    /// The class `View`.
    public var registration: ViewRegistration { .viewClass(View.self) }

    /// False: nothing tells.
    public func isContentEqual(to other: Self) -> Bool { false }

    /// Configures a view; false if it isn't of the right class.
    func configure(anyView: UICollectionReusableView, for indexPath: IndexPath) -> Bool {
        guard let view = anyView as? View else { return false }
        configure(view: view, for: indexPath)
        return true
    }

    /// Whether a view that shows `other`, of whichever type, shows this as well.
    func isContentEqual(toAny other: any CollectionSupplementary) -> Bool {
        guard let other = other as? Self else { return false }
        return isContentEqual(to: other)
    }
}

extension CollectionSupplementary where Self: Equatable {
    /// Whether the values are equal.
    public func isContentEqual(to other: Self) -> Bool { self == other }
}
