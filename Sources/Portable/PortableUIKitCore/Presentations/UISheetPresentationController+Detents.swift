import Foundation

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// The identifier of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The string of the identifier.
            public let rawValue: String

            /// Creates an identifier with the given string.
            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            /// Creates an identifier with the given string.
            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            /// The identifier of the medium detent, which is about half of the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The identifier of the large detent, which is the screen without an area at the top.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The identifier of the detent.
        public let identifier: Identifier
        private let resolver: @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
        }

        /// Returns a detent of about half of the screen: 425/759 of the largest value, rounded to pixels, as measured
        /// on a phone with a height of 852 points. It's inactive if the height is compact.
        public class func medium() -> Detent {
            Detent(.medium) { context in
                let traits = context.containerTraitCollection
                guard traits.verticalSizeClass != .compact else { return nil }
                let scale = max(traits.displayScale, 1)
                return (context.maximumDetentValue * 425 / 759 * scale).rounded() / scale
            }
        }

        /// Returns a detent of the screen without an area at the top.
        public class func large() -> Detent {
            Detent(.large) { $0.maximumDetentValue }
        }

        /// Returns a detent whose height a closure returns, in points, without the bottom safe area. `nil` makes it
        /// inactive. Heights that don't fit are limited to the largest one.
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            customCount += 1
            return Detent(identifier ?? Identifier("custom \(customCount)"), resolver: resolver)
        }

        private static var customCount = 0

        /// Returns the height of the detent in a sheet, in points, without the bottom safe area, or `nil` if the detent
        /// is inactive. NaN counts as 0.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context).map { $0.isNaN ? 0 : min(max($0, 0), context.maximumDetentValue) }
        }
    }

    /// The context of detents.
    final class ResolutionContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
        let containerTraitCollection: UITraitCollection
        let maximumDetentValue: CGFloat

        init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
            self.containerTraitCollection = containerTraitCollection
            self.maximumDetentValue = maximumDetentValue
        }
    }
}

/// The context in which a custom detent's height is computed.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the sheet's container.
    var containerTraitCollection: UITraitCollection { get }
    /// The height of a large sheet, in points, without the bottom safe area.
    var maximumDetentValue: CGFloat { get }
}
