import SwiftUI

/// A message of the store, which never sends one.
public struct Message: Sendable {
    public struct Reason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let generic = Reason(rawValue: 0)
        public static let priceIncreaseConsent = Reason(rawValue: 1)
        public static let billingIssue = Reason(rawValue: 2)
        public static let winBackOffer = Reason(rawValue: 3)
    }

    public let reason: Reason

    public static var messages: EmptyStoreSequence<Message> { EmptyStoreSequence() }

    @MainActor
    public func display(in scene: UIWindowScene) throws { throw StoreKitError.unsupported }
}

/// An action that shows a message of the store.
@MainActor
public struct DisplayStoreKitMessageAction: Sendable {
    nonisolated init() {}

    public func callAsFunction(_ message: Message) throws { throw StoreKitError.unsupported }
}

extension EnvironmentValues {
    public var displayStoreKitMessage: DisplayStoreKitMessageAction { DisplayStoreKitMessageAction() }
}

extension Product.SubscriptionPeriod {
    public static let weekly = Self(unit: .week, value: 1)
    public static let monthly = Self(unit: .month, value: 1)
    public static let yearly = Self(unit: .year, value: 1)
    public static let everyThreeDays = Self(unit: .day, value: 3)
    public static let everyTwoWeeks = Self(unit: .week, value: 2)
    public static let everyTwoMonths = Self(unit: .month, value: 2)
    public static let everyThreeMonths = Self(unit: .month, value: 3)
    public static let everySixMonths = Self(unit: .month, value: 6)

    /// A style with the number and the unit.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public func format(_ value: Product.SubscriptionPeriod) -> String {
            "\(value.value) \(value.unit.localizedDescription)\(value.value == 1 ? "" : "s")"
        }
    }

    public func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput
    where S.FormatInput == Product.SubscriptionPeriod { format.format(self) }
}

extension Product.SubscriptionPeriod.Unit: CustomStringConvertible {
    public var description: String { localizedDescription }

    public var localizedDescription: String {
        switch self {
        case .day: "day"
        case .week: "week"
        case .month: "month"
        case .year: "year"
        }
    }
}

extension Product {
    public var subscriptionPeriodFormatStyle: SubscriptionPeriod.FormatStyle { SubscriptionPeriod.FormatStyle() }
    public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.FormatStyle { SubscriptionPeriod.FormatStyle() }
}
