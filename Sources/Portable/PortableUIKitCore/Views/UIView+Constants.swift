import Foundation

extension UIView {
    /// The parts of a view's frame that change with its superview's size.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The bits of the mask.
        public let rawValue: UInt

        /// Creates a mask with the given bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The distance to the left edge is flexible.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width is flexible.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance to the right edge is flexible.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance to the top edge is flexible.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height is flexible.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance to the bottom edge is flexible.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

        /// The mask as UIKit prints it.
        var text: String {
            let names: [(AutoresizingMask, String)] = [
                (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
                (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
            ]
            return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
        }
    }

    /// The modes that determine how content fills a view's bounds.
    public enum ContentMode: Int, Sendable {
        /// Stretched over the bounds.
        case scaleToFill = 0
        /// As large as fits with its proportions kept.
        case scaleAspectFit = 1
        /// As small as covers the bounds with its proportions kept.
        case scaleAspectFill = 2
        /// Drawn again for each size.
        case redraw = 3
        /// In the middle, not scaled.
        case center = 4
        /// In the middle of the top, not scaled.
        case top = 5
        /// In the middle of the bottom, not scaled.
        case bottom = 6
        /// In the middle of the left side, not scaled.
        case left = 7
        /// In the middle of the right side, not scaled.
        case right = 8
        /// In the top left corner, not scaled.
        case topLeft = 9
        /// In the top right corner, not scaled.
        case topRight = 10
        /// In the bottom left corner, not scaled.
        case bottomLeft = 11
        /// In the bottom right corner, not scaled.
        case bottomRight = 12
    }

    /// The modes that determine whether tint colors are gray.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As the superview says.
        case automatic = 0
        /// The color itself.
        case normal = 1
        /// Gray.
        case dimmed = 2
    }
}

/// The kinds of content, which determine whether a view is mirrored in right-to-left languages.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Mirrored with the direction of reading.
    case unspecified = 0
    /// Controls of playback, never mirrored.
    case playback = 1
    /// Controls of directions in space, never mirrored.
    case spatial = 2
    /// From left to right, whatever the language.
    case forceLeftToRight = 3
    /// From right to left, whatever the language.
    case forceRightToLeft = 4
}

extension UIView {
    /// Returns the layout direction of views with an attribute, in the application's language.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(
            for: attribute,
            relativeTo: UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// Returns the layout direction of views with an attribute, in a given direction.
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}
