import Combine
@_exported import Foundation
@_exported import ManagedSettings
@_exported import SwiftUI

public enum AuthorizationStatus: Int, CustomStringConvertible, Sendable {
    case notDetermined, denied, approved

    public var description: String { "\(self)" }
}

public enum FamilyControlsMember: Sendable { case child, individual }

public enum FamilyControlsError: Error, Sendable {
    case restricted, unavailable, invalidAccountType, invalidArgument, authorizationConflict, authorizationCanceled
    case networkError, authenticationMethodUnavailable
}

/// The permission to manage apps, which isn't available.
public final class AuthorizationCenter: ObservableObject, @unchecked Sendable {
    public static let shared = AuthorizationCenter()

    @Published public private(set) var authorizationStatus = AuthorizationStatus.denied

    /// - Throws: An error, because the service isn't available.
    public func requestAuthorization(for member: FamilyControlsMember) async throws {
        throw FamilyControlsError.unavailable
    }

    public func requestAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) {
        completionHandler(.failure(FamilyControlsError.unavailable))
    }

    public func revokeAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) {
        completionHandler(.failure(FamilyControlsError.unavailable))
    }
}

/// The picked apps, categories, and domains. The user can't pick any.
public struct FamilyActivitySelection: Codable, Equatable, Sendable {
    public var applicationTokens: Set<ApplicationToken> = []
    public var categoryTokens: Set<ActivityCategoryToken> = []
    public var webDomainTokens: Set<WebDomainToken> = []
    public let includeEntireCategory: Bool

    public init() { includeEntireCategory = false }
    public init(includeEntireCategory: Bool) { self.includeEntireCategory = includeEntireCategory }

    public var applications: Set<Application> { Set(applicationTokens.map { Application(token: $0) }) }
    public var categories: Set<ActivityCategory> { Set(categoryTokens.map { ActivityCategory(token: $0) }) }
    public var webDomains: Set<WebDomain> { Set(webDomainTokens.map { WebDomain(token: $0) }) }
}

/// A picker without apps.
public struct FamilyActivityPicker: View {
    public init(headerText: String? = nil, footerText: String? = nil, selection: Binding<FamilyActivitySelection>) {}

    public var body: some View {
        Text(verbatim: "Screen Time Not Available")
            .foregroundStyle(.secondary)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension View {
    /// Presents a picker without apps.
    public func familyActivityPicker(
        headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Bool>,
        selection: Binding<FamilyActivitySelection>
    ) -> some View {
        sheet(isPresented: isPresented) {
            NavigationStack {
                FamilyActivityPicker(headerText: headerText, footerText: footerText, selection: selection)
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) {
                            Button("Cancel") { isPresented.wrappedValue = false }
                        }
                    }
            }
        }
    }
}

/// The titles of unknown apps, categories, and domains.
extension Label where Title == Text, Icon == Image {
    public init(_ applicationToken: ApplicationToken) { self.init("App", systemImage: "app") }
    public init(_ categoryToken: ActivityCategoryToken) { self.init("Category", systemImage: "square.grid.2x2") }
    public init(_ webDomainToken: WebDomainToken) { self.init("Website", systemImage: "globe") }
}
