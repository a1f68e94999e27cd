/// A type that describes the content of a header, footer, or another supplementary view.
///
/// The view of an `Equatable` value is reconfigured in place when the value changes.
@preconcurrency @MainActor
public protocol CollectionSupplementary {
    /// The class of the views.
    associatedtype View: UICollectionReusableView

    /// The registration of the views. The default uses the class `View`.
    var registration: ViewRegistration { get }

    /// Configures a new or reused view with the content.
    func configure(view: View, for indexPath: IndexPath)

    /// Returns a Boolean value that indicates whether a view that shows `other` doesn't need to be reconfigured. The
    /// default implementation uses `==` for `Equatable` types, and returns `false` for all others.
    func isContentEqual(to other: Self) -> Bool
}

extension CollectionSupplementary {
    /// The default registration, which uses the class `View`.
    public var registration: ViewRegistration { .viewClass(View.self) }

    /// Returns `false`, because values that aren't `Equatable` can't be compared.
    public func isContentEqual(to other: Self) -> Bool { false }

    /// Configures a view. Returns `false` if it doesn't have the right class.
    func configure(anyView: UICollectionReusableView, for indexPath: IndexPath) -> Bool {
        guard let view = anyView as? View else { return false }
        configure(view: view, for: indexPath)
        return true
    }

    /// Returns a Boolean value that indicates whether a view that shows `other`, of any type, also shows this value.
    func isContentEqual(toAny other: any CollectionSupplementary) -> Bool {
        guard let other = other as? Self else { return false }
        return isContentEqual(to: other)
    }
}

extension CollectionSupplementary where Self: Equatable {
    /// Returns a Boolean value that indicates whether the values are equal.
    public func isContentEqual(to other: Self) -> Bool { self == other }
}
