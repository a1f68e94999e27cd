/// The first stored property of every class whose objects an app puts into attributed strings.
///
/// Where `NSMutableAttributedString.addAttribute(_:value:range:)` covers a value by another, Foundation asks whether
/// they are equal. To find out whether an object is one of its own or has a method for that, it reads the number of a
/// type at the place of the first stored property. 0 stands for no type at all and ends the process; any other makes it
/// call `isEqual(_:)`.
package struct FoundationTypeMark: Sendable {
    /// The number of the type that all types derive from, in the bits where Foundation looks for it.
    private let bits: UInt = 1 << 8

    package init() {}
}
