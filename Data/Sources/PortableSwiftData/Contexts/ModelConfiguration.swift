import Foundation

/// A description of where models are saved.
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
    /// The name of the configuration, which names its file.
    public let name: String
    /// The file of the store.
    public let url: URL
    /// A Boolean value that indicates whether models are kept in memory.
    public let isStoredInMemoryOnly: Bool
    /// A Boolean value that indicates whether models can be saved.
    public let allowsSave: Bool

    /// The identity.
    public var id: String { name }

    /// Creates a configuration with a file in the app's folder.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true
    ) {
        self.name = name ?? "default"
        url = ModelFiles.folder.appendingPathComponent("\(name ?? "default").store")
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
    }

    /// Creates a configuration with a file.
    public init(_ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true) {
        self.name = name ?? url.deletingPathExtension().lastPathComponent
        self.url = url
        isStoredInMemoryOnly = false
        self.allowsSave = allowsSave
    }

    /// Creates a configuration for some models, with a file in the app's folder.
    public init(
        for type: any PersistentModel.Type, _ others: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false
    ) {
        self.init(isStoredInMemoryOnly: isStoredInMemoryOnly)
    }
}
