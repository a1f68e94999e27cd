/// Options for how hash tables and map tables store and compare their elements.
open class NSPointerFunctions: NSObject {
    /// Options for the references to elements and for their equality.
    public struct Options: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Uses strong references. This is the default.
        public static let strongMemory: Options = []

        /// Uses weak references. Deallocated elements are removed from the table.
        public static let weakMemory = Options(rawValue: 5)

        /// Compares elements with `isEqual(_:)` and `hash`. This is the default.
        public static let objectPersonality: Options = []

        /// Compares elements by their identity.
        public static let objectPointerPersonality = Options(rawValue: 1 << 9)

        /// Copies elements that are added.
        ///
        /// Differs from UIKit: the option is ignored, and elements aren't copied.
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}
