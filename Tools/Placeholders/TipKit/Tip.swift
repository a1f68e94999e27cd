@_exported import SwiftUI

@_exported import Foundation

/// A tip. Tips are never shown, as if the user had closed them.
public protocol Tip: Identifiable, Sendable {
    typealias Action = Tips.Action
    typealias Status = Tips.Status

    var id: String { get }
    var title: Text { get }
    var message: Text? { get }
    var image: Image? { get }
    @Tips.ActionBuilder var actions: [Tips.Action] { get }
    @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
    public var id: String { String(describing: Self.self) }
    public var message: Text? { nil }
    public var image: Image? { nil }
    public var actions: [Tips.Action] { [] }
    public var options: [any TipOption] { [] }
    public var shouldDisplay: Bool { false }
    public var status: Tips.Status { .invalidated(.tipClosed) }

    public func invalidate(reason: Tips.InvalidationReason) {}
}

public protocol TipOption: Sendable {}

public enum Tips {
    public enum InvalidationReason: String, Hashable, Codable, Sendable {
        case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
    }

    public enum Status: Hashable, Sendable {
        case pending, available
        case invalidated(InvalidationReason)
    }

    public struct Action: Identifiable, Sendable {
        public let id: String
        public let handler: @Sendable () -> Void

        public init(id: String? = nil, title: some StringProtocol, perform handler: @escaping @Sendable () -> Void = {})
        {
            self.id = id ?? String(title)
            self.handler = handler
        }
    }

    public struct MaxDisplayCount: TipOption {
        public init(_ maxDisplayCount: Int) {}
    }

    public struct IgnoresDisplayFrequency: TipOption {
        public init(_ ignoresDisplayFrequency: Bool) {}
    }

    public struct ConfigurationOption: Sendable {
        public struct DisplayFrequency: Hashable, Sendable {
            private let name: String

            public static let immediate = DisplayFrequency(name: "immediate")
            public static let hourly = DisplayFrequency(name: "hourly")
            public static let daily = DisplayFrequency(name: "daily")
            public static let weekly = DisplayFrequency(name: "weekly")
            public static let monthly = DisplayFrequency(name: "monthly")
        }

        public struct DatastoreLocation: Hashable, Sendable {
            private let name: String

            public static let applicationDefault = DatastoreLocation(name: "default")
            public static func groupContainer(identifier: String) -> DatastoreLocation {
                DatastoreLocation(name: identifier)
            }
        }

        public static func displayFrequency(_ displayFrequency: DisplayFrequency) -> ConfigurationOption { .init() }
        public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption { .init() }
    }

    @resultBuilder
    public enum ActionBuilder {
        public static func buildBlock(_ actions: Action...) -> [Action] { actions }
    }

    @resultBuilder
    public enum OptionsBuilder {
        public static func buildBlock(_ options: any TipOption...) -> [any TipOption] { options }
    }

    public static func configure(_ options: [ConfigurationOption] = []) throws {}
    public static func resetDatastore() throws {}
    public static func showAllTipsForTesting() {}
    public static func hideAllTipsForTesting() {}
}

/// A view of a tip. It's empty, because tips are never shown.
public struct TipView<Content: Tip>: View {
    public init(
        _ tip: Content, arrowEdge: Edge? = nil, action: @escaping @Sendable (Tips.Action) -> Void = { _ in }
    ) {}

    public var body: some View { EmptyView() }
}

extension View {
    public func popoverTip(
        _ tip: (any Tip)?, arrowEdge: Edge = .top, action: @escaping @Sendable (Tips.Action) -> Void = { _ in }
    ) -> some View { self }

    public func tipBackground(_ style: some ShapeStyle) -> some View { self }
    public func tipCornerRadius(_ cornerRadius: CGFloat, antialiased: Bool = true) -> some View { self }
}
