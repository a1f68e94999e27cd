/// A type of data, such as a file's or a pasteboard item's.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
    /// The identifier, such as `public.jpeg`.
    public let identifier: String
    /// The parent type of a type that an app exports or imports.
    private let parent: String?

    /// Creates a type with an identifier, or returns `nil` if no type with this identifier is declared.
    public init?(_ identifier: String) {
        guard TypeDeclaration.all[identifier] != nil else { return nil }
        self.init(declared: identifier)
    }

    init(declared identifier: String, parent: String? = nil) {
        self.identifier = identifier
        self.parent = parent
    }

    /// Creates a type that the app declares and owns.
    ///
    /// - Parameter parentType: A type to which the type conforms. The default is `UTType.data`.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declared: identifier, parent: (parentType ?? .data).identifier)
    }

    /// Creates a type that the app declares and another app owns.
    ///
    /// - Parameter parentType: A type to which the type conforms. The default is `UTType.data`.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    /// Creates the type of files with a filename extension.
    ///
    /// - Parameter supertype: A type that the result conforms to.
    /// - Returns: The declared type, a dynamic type if none is declared, or `nil` for an empty extension.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// Creates the type with a MIME type.
    ///
    /// - Parameter supertype: A type that the result conforms to.
    /// - Returns: The declared type, a dynamic type if none is declared, or `nil` for an empty MIME type.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// Creates the type with a tag.
    ///
    /// Differs from UniformTypeIdentifiers: the identifier of a dynamic type contains the tag itself.
    ///
    /// - Parameters:
    ///   - tag: An extension or a MIME type, in uppercase or lowercase letters.
    ///   - supertype: A type to which the result conforms.
    /// - Returns: The declared type, a dynamic type if none is declared, or `nil` for an empty tag.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard !tag.isEmpty else { return nil }
        let types = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype)
        self = types.first ?? UTType(declared: "dyn.\(tag.lowercased())", parent: (supertype ?? .data).identifier)
    }

    /// Returns the declared types with a tag, the preferred one first.
    ///
    /// - Complexity: O(*n*) in the number of declared types.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        TypeDeclaration.table.filter { $0.tags(of: tagClass).contains(tag.lowercased()) }
            .map { UTType(declared: $0.identifier) }
            .filter { supertype == nil || $0 == supertype || $0.conforms(to: supertype ?? .data) }
    }

    private var declaration: TypeDeclaration? { TypeDeclaration.all[identifier] }

    // MARK: Tags

    /// The preferred filename extension, or `nil` if the type has none.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

    /// The preferred MIME type, or `nil` if the type has none.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }

    /// The tags of each class, the preferred one first.
    public var tags: [UTTagClass: [String]] {
        guard let declaration else {
            return isDynamic ? [.filenameExtension: [String(identifier.dropFirst(4))]] : [:]
        }
        let tags = [UTTagClass.filenameExtension: declaration.extensions, .mimeType: declaration.mimeTypes]
        return tags.filter { !$0.value.isEmpty }
    }

    /// A localized description. It's always `nil`.
    public var localizedDescription: String? { nil }

    // MARK: Conformance

    /// All types to which the type conforms, directly and indirectly.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var waiting = parents
        while let type = waiting.popLast() {
            if found.insert(type).inserted { waiting += type.parents }
        }
        return found
    }

    private var parents: [UTType] {
        (declaration?.parents ?? [parent].compactMap(\.self)).map { UTType(declared: $0) }
    }

    /// Returns a Boolean value that indicates whether the type is equal to another one, or directly or indirectly
    /// conforms to it.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

    /// Returns a Boolean value that indicates whether the type conforms to another one and isn't equal to it.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    /// Returns a Boolean value that indicates whether another type conforms to this one and isn't equal to it.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    // MARK: Kinds

    /// A Boolean value that indicates whether the type is dynamic, because no declared type has its tag.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

    /// A Boolean value that indicates whether the system or the app declares the type.
    public var isDeclared: Bool { !isDynamic }

    /// A Boolean value that indicates whether the type is in the public domain.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// The identifier of the type.
    public var description: String { identifier }

    /// Returns a Boolean value that indicates whether two types have the same identifier.
    public static func == (left: UTType, right: UTType) -> Bool { left.identifier == right.identifier }

    /// Hashes the identifier by feeding it into the given hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: Codable {
    /// Creates a type by decoding its identifier.
    public init(from decoder: any Decoder) throws {
        self.init(declared: try decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the identifier of the type.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

/// A class of tags, which are alternative names of types.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    /// The identifier of the class.
    public let rawValue: String

    /// Creates a class with an identifier.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The class of filename extensions.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// The class of MIME types.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
