import Foundation

/// A type of sets of objects that array literals create. It's a separate protocol, because a class in another module can't get
/// the initializer that the literals require.
public protocol _ObjectSetLiteral: ExpressibleByArrayLiteral where ArrayLiteralElement == Any {}

extension _ObjectSetLiteral {
    /// Creates a set with the given elements. It's mutable, so that literals can also be instances of `NSMutableSet`.
    public init(arrayLiteral elements: Any...) { self = NSMutableSet(array: elements) as! Self }
}

// Foundation on Linux has literals of arrays, ordered sets, and dictionaries, but not of sets.
extension NSSet: @retroactive ExpressibleByArrayLiteral, _ObjectSetLiteral {}
