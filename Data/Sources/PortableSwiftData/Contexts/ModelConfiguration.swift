import Foundation

/// A value that describes where and how models are saved.
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
    /// The name of the configuration and of its file.
    public let name: String
    /// The file of the store.
    public let url: URL
    /// A Boolean value that indicates whether models are kept in memory.
    public let isStoredInMemoryOnly: Bool
    /// A Boolean value that indicates whether models can be saved.
    public let allowsSave: Bool
    /// The models of the configuration, or `nil` for all models of the container.
    public private(set) var schema: Schema?
    /// The database of CloudKit. It has no effect.
    public let cloudKitDatabase: CloudKitDatabase
    /// The app group. It has no effect.
    public let groupContainer: GroupContainer
    /// The identifier of the container in CloudKit: `nil`.
    public var cloudKitContainerIdentifier: String? { nil }
    /// The identifier of the app group: `nil`.
    public var groupAppContainerIdentifier: String? { nil }

    /// The identity of the configuration: its name.
    public var id: String { name }

    /// Creates a configuration with a file in the app's folder.
    ///
    /// Differs from SwiftData: models aren't shared with an app group, and aren't synchronized with CloudKit.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        url = ModelFiles.folder.appendingPathComponent("\(name ?? "default").store")
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
        self.schema = schema
        self.cloudKitDatabase = cloudKitDatabase
        self.groupContainer = groupContainer
    }

    /// Creates a configuration with a file.
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? url.deletingPathExtension().lastPathComponent
        self.url = url
        isStoredInMemoryOnly = false
        self.allowsSave = allowsSave
        self.schema = schema
        self.cloudKitDatabase = cloudKitDatabase
        groupContainer = .none
    }

    /// Creates a configuration for some models, with a file in the app's folder.
    public init(
        for type: any PersistentModel.Type, _ others: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false
    ) {
        self.init(schema: Schema([type] + others), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }
}

extension ModelConfiguration {
    /// The database of CloudKit that models are synchronized with. It has no effect.
    public struct CloudKitDatabase: Hashable, Sendable {
        private let name: String?

        /// The database that the app's entitlements specify.
        public static let automatic = CloudKitDatabase(name: "")
        /// No database.
        public static let none = CloudKitDatabase(name: nil)

        /// Returns the private database of a container.
        public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
            CloudKitDatabase(name: privateDBName)
        }
    }

    /// The app group that shares the models. It has no effect.
    public struct GroupContainer: Hashable, Sendable {
        private let name: String?

        /// The group that the app's entitlements specify.
        public static let automatic = GroupContainer(name: "")
        /// No group.
        public static let none = GroupContainer(name: nil)

        /// Returns a group with an identifier.
        public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(name: groupName) }
    }
}
