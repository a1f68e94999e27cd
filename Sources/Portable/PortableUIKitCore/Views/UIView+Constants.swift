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

        /// The mask in UIKit's format.
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
        /// The content is stretched to the bounds.
        case scaleToFill = 0
        /// The content is scaled to fit in the bounds, and keeps its aspect ratio.
        case scaleAspectFit = 1
        /// The content is scaled to fill the bounds, and keeps its aspect ratio.
        case scaleAspectFill = 2
        /// The content is redrawn for each size.
        case redraw = 3
        /// The content is in the center and isn't scaled.
        case center = 4
        /// The content is centered at the top and isn't scaled.
        case top = 5
        /// The content is centered at the bottom and isn't scaled.
        case bottom = 6
        /// The content is centered at the left and isn't scaled.
        case left = 7
        /// The content is centered at the right and isn't scaled.
        case right = 8
        /// The content is in the top left corner and isn't scaled.
        case topLeft = 9
        /// The content is in the top right corner and isn't scaled.
        case topRight = 10
        /// The content is in the bottom left corner and isn't scaled.
        case bottomLeft = 11
        /// The content is in the bottom right corner and isn't scaled.
        case bottomRight = 12
    }

    /// The modes that determine whether tint colors are gray.
    public enum TintAdjustmentMode: Int, Sendable {
        /// The superview's mode.
        case automatic = 0
        /// The original color.
        case normal = 1
        /// A gray color.
        case dimmed = 2
    }
}

/// The kinds of content, which determine whether a view is mirrored in right-to-left languages.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Content that's mirrored in right-to-left languages.
    case unspecified = 0
    /// Playback controls, which are never mirrored.
    case playback = 1
    /// Controls for spatial directions, which are never mirrored.
    case spatial = 2
    /// Content that's always left to right.
    case forceLeftToRight = 3
    /// Content that's always right to left.
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
