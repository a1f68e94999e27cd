import PortableUIKit

/// A height at which a sheet rests.
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

    /// A fraction of the available height.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction))
    }

    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }

    /// A custom height that a type computes.
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

        /// A value of the presenting environment.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }

    /// A function that is as good as the type that it belongs to.
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

    /// Returns the height in points, or nil if the detent isn't available.
    static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
    /// The name of the height where UIKit knows it.
    var identifier: UISheetPresentationController.Detent.Identifier {
        switch kind {
        case .medium: .medium
        case .large: .large
        case .fraction(let fraction): .init("fraction \(fraction)")
        case .height(let height): .init("height \(height)")
        case .custom(let type, _): .init("custom \(type.hashValue)")
        }
    }

    /// The height as UIKit takes it.
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

    /// How high it is where a sheet can have a height at most; nil for none.
    func height(of maximum: CGFloat, in environment: EnvironmentValues) -> CGFloat? {
        switch kind {
        case .medium: maximum / 2
        case .large: maximum
        case .fraction(let fraction): maximum * fraction
        case .height(let height): height
        case .custom(_, let custom): custom.height(Context(maxDetentValue: maximum, environment: environment))
        }
    }

    /// One order for each set of heights: sheets go by how high they are themselves.
    static func order(_ first: PresentationDetent, _ second: PresentationDetent) -> Bool {
        first.identifier.rawValue < second.identifier.rawValue
    }
}
