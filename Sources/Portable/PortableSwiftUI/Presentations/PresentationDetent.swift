import PortableUIKit

/// A height at which a sheet can rest.
public struct PresentationDetent: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(ObjectIdentifier, CustomHeight)
    }

    let kind: Kind

    /// About half the height of the screen. It isn't available on screens with a small height.
    public static let medium = PresentationDetent(kind: .medium)
    /// The full height of the screen, except for a strip at the top.
    public static let large = PresentationDetent(kind: .large)

    /// Returns a detent with a fraction of the available height.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction))
    }

    /// Returns a detent with a height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }

    /// Returns a detent with a custom height that a type computes.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        nonisolated(unsafe) let height = type.height
        return PresentationDetent(kind: .custom(ObjectIdentifier(type), CustomHeight { height($0) }))
    }

    /// The context for computing a height.
    @dynamicMemberLookup
    public struct Context {
        /// The largest height that a sheet can have, in points.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        /// Returns a value of the presenting environment.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }

    /// A custom height, which is equal to others of the same type.
    struct CustomHeight: Hashable, Sendable {
        let height: @Sendable (Context) -> CGFloat?

        static func == (first: CustomHeight, second: CustomHeight) -> Bool { true }
        func hash(into hasher: inout Hasher) {}
    }
}

/// A type that computes a custom height of sheets.
public protocol CustomPresentationDetent {
    /// The context for computing a height.
    typealias Context = PresentationDetent.Context

    /// Returns the height in points, or `nil` if the detent isn't available.
    static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
    /// The identifier of the height for UIKit.
    var identifier: UISheetPresentationController.Detent.Identifier {
        switch kind {
        case .medium: .medium
        case .large: .large
        case .fraction(let fraction): .init("fraction \(fraction)")
        case .height(let height): .init("height \(height)")
        case .custom(let type, _): .init("custom \(type.hashValue)")
        }
    }

    /// Returns the corresponding UIKit detent.
    @MainActor func detent(in environment: EnvironmentValues) -> UISheetPresentationController.Detent {
        switch kind {
        case .medium: .medium()
        case .large: .large()
        case .fraction(let fraction): .custom(identifier: identifier) { $0.maximumDetentValue * fraction }
        case .height(let height): .custom(identifier: identifier) { _ in height }
        case .custom(_, let custom):
            .custom(identifier: identifier) {
                custom.height(Context(maxDetentValue: $0.maximumDetentValue, environment: environment))
            }
        }
    }

    /// Returns the height for a maximum height, or `nil` if the detent isn't available.
    func height(of maximum: CGFloat, in environment: EnvironmentValues) -> CGFloat? {
        switch kind {
        case .medium: maximum / 2
        case .large: maximum
        case .fraction(let fraction): maximum * fraction
        case .height(let height): height
        case .custom(_, let custom): custom.height(Context(maxDetentValue: maximum, environment: environment))
        }
    }

    /// Returns whether a detent is ordered before another one. Sets with the same detents always have the same order;
    /// sheets sort them by height.
    static func order(_ first: PresentationDetent, _ second: PresentationDetent) -> Bool {
        first.identifier.rawValue < second.identifier.rawValue
    }
}
