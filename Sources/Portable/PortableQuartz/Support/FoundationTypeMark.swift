/// The first stored property of every class whose objects an app puts into attributed strings.
///
/// When `NSMutableAttributedString.addAttribute(_:value:range:)` replaces a value, Foundation compares the values. To
/// determine the class of an object, it reads a type number at the location of the first stored property. The number 0,
/// which isn't a type, ends the process. With any other number, it calls `isEqual(_:)`.
package struct FoundationTypeMark: Sendable {
    /// The number of the root type, in the bits that Foundation reads.
    private let bits: UInt = 1 << 8

    package init() {}
}
