import FoundationNetworking

/// The permission to use the catalog and the library, which is denied.
public struct MusicAuthorization {
    public enum Status: String, Codable, CustomStringConvertible, Hashable, Sendable {
        case notDetermined, denied, restricted, authorized

        public var description: String { rawValue }
    }

    public static var currentStatus: Status { .denied }

    public static func request() async -> Status { .denied }
}

/// The subscription of the user, who isn't a subscriber.
public struct MusicSubscription: Equatable, Hashable, Sendable {
    public enum Error: String, Swift.Error, Sendable { case unknown, permissionDenied, privacyAcknowledgementRequired }

    public struct Updates: AsyncSequence, Sendable {
        public struct AsyncIterator: AsyncIteratorProtocol {
            private var isDone = false

            public mutating func next() async -> MusicSubscription? {
                defer { isDone = true }
                return isDone ? nil : MusicSubscription()
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    public var canPlayCatalogContent: Bool { false }
    public var canBecomeSubscriber: Bool { false }
    public var hasCloudLibraryEnabled: Bool { false }

    public static var current: MusicSubscription {
        get async throws { MusicSubscription() }
    }

    public static var subscriptionUpdates: Updates { Updates() }
}

/// An error of a request, because the permission is denied.
public enum MusicTokenRequestError: String, Error, CustomStringConvertible, Hashable, Sendable {
    case unknown, permissionDenied, privacyAcknowledgementRequired, developerTokenRequestFailed
    case userTokenRequestFailed, userNotSignedIn, userTokenRevoked

    public var description: String { rawValue }
}

public struct MusicDataResponse: Sendable {
    public let data: Data
}

/// A request to the service, which fails.
public struct MusicDataRequest: Sendable {
    public struct Error: Swift.Error, Sendable {
        public let status: Int
        public let title: String
        public let detailText: String
    }

    public let urlRequest: URLRequest

    public init(urlRequest: URLRequest) { self.urlRequest = urlRequest }

    public static var currentCountryCode: String {
        get async throws { throw MusicTokenRequestError.permissionDenied }
    }

    public func response() async throws -> MusicDataResponse { throw MusicTokenRequestError.permissionDenied }
}

extension View {
    /// Presents no offer, and sets the binding to `false`.
    public func musicSubscriptionOffer(
        isPresented: Binding<Bool>, options: MusicSubscriptionOffer.Options = .default,
        onLoadCompletion: @escaping ((any Swift.Error)?) -> Void = { _ in }
    ) -> some View {
        onChange(of: isPresented.wrappedValue) { _, isShown in
            guard isShown else { return }
            isPresented.wrappedValue = false
            onLoadCompletion(MusicTokenRequestError.permissionDenied)
        }
    }
}

public struct MusicSubscriptionOffer {
    public struct Options: Sendable {
        public enum MessageIdentifier: Sendable { case join, connect, addMusic, playMusic }

        public var messageIdentifier: MessageIdentifier?
        public var itemID: MusicItemID?
        public var affiliateToken: String?
        public var campaignToken: String?

        public init(
            messageIdentifier: MessageIdentifier? = nil, itemID: MusicItemID? = nil, affiliateToken: String? = nil,
            campaignToken: String? = nil
        ) {
            self.messageIdentifier = messageIdentifier
            self.itemID = itemID
            self.affiliateToken = affiliateToken
            self.campaignToken = campaignToken
        }

        public static let `default` = Options()
    }
}
