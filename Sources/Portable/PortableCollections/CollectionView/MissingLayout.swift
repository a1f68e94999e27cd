/// The layout of a collection view that is created without one, as `nil` is in Objective-C.
final class MissingLayout: UICollectionViewLayout {}
