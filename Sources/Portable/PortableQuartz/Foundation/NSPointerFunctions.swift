/// The way in which hash tables and map tables keep and compare their elements.
open class NSPointerFunctions: NSObject {
    /// Options for the memory and the equality of elements.
    public struct Options: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Keeps elements alive. This is the default.
        public static let strongMemory: Options = []

        /// Doesn't keep elements alive. An element that is deallocated leaves the table.
        public static let weakMemory = Options(rawValue: 5)

        /// Compares elements with `isEqual(_:)` and `hash`. This is the default.
        public static let objectPersonality: Options = []

        /// Compares elements by their identity.
        public static let objectPointerPersonality = Options(rawValue: 1 << 9)

        /// Copies elements that are added.
        ///
        /// Differs from UIKit: the value is ignored, and elements aren't copied.
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}
