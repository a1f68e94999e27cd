import Foundation
@_spi(Collage) import PortablePredicates

extension NSSortDescriptor {
    /// Creates a sort descriptor that compares the values of objects under a key with a method.
    ///
    /// Differs from Foundation on Apple's platforms: the method must be one of `NSString`: `compare(_:)`,
    /// `caseInsensitiveCompare(_:)`, `localizedCompare(_:)`, `localizedCaseInsensitiveCompare(_:)`, or
    /// `localizedStandardCompare(_:)`. Values that aren't strings are compared as without a method.
    /// - Parameters:
    ///   - key: A key, or several keys with periods between them.
    ///   - ascending: Whether smaller values are ordered first.
    ///   - selector: The method that compares strings, or `nil` for the default order.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        let order = selector.flatMap { StringOrder(rawValue: $0.name) }
        if let selector, order == nil {
            Diagnostics.log(
                "Sort descriptors can't call \(selector.name). The values are compared in the default order.")
        }
        self.init(key: key, ascending: ascending, stringOrder: order)
    }

    /// The method that compares strings, or `nil` for the default order.
    public var selector: Selector? { stringOrder.map { Selector($0.rawValue) } }
}
