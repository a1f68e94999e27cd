@_exported import Foundation
@_exported import SwiftUI

/// An action that an app offers to the system. No system runs it here: the app's own buttons do.
public protocol AppIntent: Sendable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary = IntentParameterSummary<Self>

    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    static var openAppWhenRun: Bool { get }
    static var isDiscoverable: Bool { get }
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    static var persistentIdentifier: String { get }
    static var parameterSummary: SummaryContent { get }

    init()

    func perform() async throws -> PerformResult
}

extension AppIntent {
    public typealias Parameter = IntentParameter
    public typealias Summary = IntentParameterSummary<Self>
    public typealias Dependency = AppDependency

    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    public static var persistentIdentifier: String { String(describing: Self.self) }

    /// Stores the intent for suggestions, which aren't made.
    public func donate() async throws {}

    public func callAsFunction(donate: Bool = true) async throws { _ = try await perform() }
}

extension AppIntent where SummaryContent == IntentParameterSummary<Self> {
    public static var parameterSummary: IntentParameterSummary<Self> { IntentParameterSummary() }
}

/// An intent that opens a value in the app.
public protocol OpenIntent: AppIntent {
    associatedtype Value: Sendable

    var target: Value { get }
}

extension OpenIntent {
    public static var openAppWhenRun: Bool { true }
}

/// An intent that changes a value.
public protocol SetValueIntent: AppIntent {
    associatedtype ValueType: Sendable

    var value: ValueType { get set }
}

public protocol ShowInAppSearchResultsIntent: AppIntent {}
public protocol AudioPlaybackIntent: AppIntent {}
public protocol AudioRecordingIntent: AppIntent {}
public protocol LiveActivityIntent: AppIntent {}
public protocol ForegroundContinuableIntent: AppIntent {}
public protocol ProgressReportingIntent: AppIntent {}
public protocol SnippetIntent: AppIntent {}
public protocol UndoableIntent: AppIntent {}
public protocol DeleteIntent: AppIntent {}

/// An intent that configures widgets. It isn't performed.
public protocol WidgetConfigurationIntent: AppIntent
where PerformResult == IntentResultContainer<Never, Never, Never, Never> {}

/// An intent that configures controls. It isn't performed.
public protocol ControlConfigurationIntent: AppIntent
where PerformResult == IntentResultContainer<Never, Never, Never, Never> {}

extension WidgetConfigurationIntent {
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

extension ControlConfigurationIntent {
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

public enum IntentAuthenticationPolicy: Sendable {
    case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// The description of an intent for people who choose it.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
    public let descriptionText: LocalizedStringResource
    public let categoryName: LocalizedStringResource?
    public let searchKeywords: [LocalizedStringResource]

    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
    ) {
        self.descriptionText = descriptionText
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
    }

    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

/// Text that the system shows or speaks.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
    public let full: LocalizedStringResource
    public let supporting: LocalizedStringResource?

    public init(_ full: LocalizedStringResource) { self.init(full: full) }

    public init(full: LocalizedStringResource, supporting: LocalizedStringResource? = nil) {
        self.full = full
        self.supporting = supporting
    }

    public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String) {
        self.init(full: full, supporting: supporting)
    }

    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

/// An error of an intent that needs the system, which doesn't run it.
public struct AppIntentError: Error, Sendable {
    private let reason: String

    init(_ reason: String) { self.reason = reason }

    public enum PermissionRequired {
        public static let unlockRequired = AppIntentError("unlock required")
    }

    public enum UserActionRequired {
        public static let confirmation = AppIntentError("confirmation required")
        public static let signin = AppIntentError("sign-in required")
    }
}
