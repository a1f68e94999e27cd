import Foundation

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// The name of a height.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String

            /// The height of that name.
            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            /// The height of that name.
            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            /// About half of the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// All of the screen but a strip at the top.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The detent's name.
        public let identifier: Identifier
        private let resolver: @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
        }

        /// About half of the screen: 425/759 of the largest value, to the pixel (recorded on a phone of 852 points).
        /// Where the height is compact, there is none.
        public class func medium() -> Detent {
            Detent(.medium) { context in
                let traits = context.containerTraitCollection
                guard traits.verticalSizeClass != .compact else { return nil }
                let scale = max(traits.displayScale, 1)
                return (context.maximumDetentValue * 425 / 759 * scale).rounded() / scale
            }
        }

        /// All of the screen but a strip at the top.
        public class func large() -> Detent {
            Detent(.large) { $0.maximumDetentValue }
        }

        /// A height that a closure says, in points without the safe area below; nil while there is none. What is larger
        /// than fits counts as the largest.
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            customCount += 1
            return Detent(identifier ?? Identifier("custom \(customCount)"), resolver: resolver)
        }

        private static var customCount = 0

        /// The height in a sheet, in points without the safe area below; nil if there is none. What is no number counts
        /// as 0.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context).map { $0.isNaN ? 0 : min(max($0, 0), context.maximumDetentValue) }
        }
    }

    /// What detents are told, as a value.
    final class ResolutionContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
        let containerTraitCollection: UITraitCollection
        let maximumDetentValue: CGFloat

        init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
            self.containerTraitCollection = containerTraitCollection
            self.maximumDetentValue = maximumDetentValue
        }
    }
}

/// What custom detents are told.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the sheet's surroundings.
    var containerTraitCollection: UITraitCollection { get }
    /// The height of a large sheet, in points without the safe area below.
    var maximumDetentValue: CGFloat { get }
}
