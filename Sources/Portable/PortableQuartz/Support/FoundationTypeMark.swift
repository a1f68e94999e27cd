/// A marker that must be the first stored property of every class whose instances are stored in attributed strings.
///
/// When `NSMutableAttributedString.addAttribute(_:value:range:)` replaces a value, Foundation compares the values. To
/// determine the class of an object, it reads a type number at the location of the first stored property. The number 0,
/// which isn't a type, stops the process. With any other number, it calls `isEqual(_:)`.
package struct FoundationTypeMark: Sendable {
    /// The number of the root type, in the bits that Foundation reads.
    private let bits: UInt = 1 << 8

    package init() {}
}
