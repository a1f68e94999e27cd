/// A type whose values the system can show.
public protocol TypeDisplayRepresentable: Sendable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value whose properties the system can show.
public protocol InstanceDisplayRepresentable: Sendable {
    var displayRepresentation: DisplayRepresentation { get }
}

/// A value of an app that intents can have as a parameter.
public protocol AppEntity: Identifiable, TypeDisplayRepresentable, InstanceDisplayRepresentable where ID: Sendable {
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    public typealias Property = EntityProperty
}

/// An entity that has no query.
public protocol TransientAppEntity: TypeDisplayRepresentable, InstanceDisplayRepresentable {
    init()
}

/// An entity that the system can find.
public protocol IndexedEntity: AppEntity {}

/// A fixed set of values that intents can have as a parameter.
public protocol AppEnum: CaseIterable, Hashable, RawRepresentable, TypeDisplayRepresentable where RawValue: Sendable {
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// A property of an entity.
@propertyWrapper
public final class EntityProperty<Value: Sendable>: @unchecked Sendable {
    private var stored: Value?

    public init(title: LocalizedStringResource = "") {}

    public init(wrappedValue: Value, title: LocalizedStringResource = "") { stored = wrappedValue }

    /// The value. Reading a property that has no value and isn't optional stops the program.
    public var wrappedValue: Value {
        get {
            if let stored { return stored }
            if let empty = Optional<Any>.none as? Value { return empty }
            fatalError("A property of an entity has no value. Set it in the initializer.")
        }
        set { stored = newValue }
    }

    public var projectedValue: EntityProperty<Value> { self }
}

/// A query that finds entities. The app calls its methods; no system does.
public protocol EntityQuery: DynamicOptionsProvider {
    associatedtype Entity: AppEntity

    init()

    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    func suggestedEntities() async throws -> [Entity]
}

extension EntityQuery {
    public typealias Dependency = AppDependency

    public func suggestedEntities() async throws -> [Entity] { [] }
    public func results() async throws -> [Entity] { try await suggestedEntities() }
    public func defaultResult() async -> Entity? { nil }
}

/// A query that finds entities by text.
public protocol EntityStringQuery: EntityQuery {
    func entities(matching string: String) async throws -> [Entity]
}

/// A query that returns all entities.
public protocol EnumerableEntityQuery: EntityQuery {
    func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

/// A query that returns the only value of a type.
public protocol UniqueAppEntityQuery: Sendable {}

/// The name of a type.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
    public let name: LocalizedStringResource

    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) { self.name = name }

    public init(name: LocalizedStringResource, synonyms: [LocalizedStringResource]) { self.name = name }

    public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
}

/// The texts and the image of a value.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
    public struct Image: Sendable {
        private let name: String?

        public init(systemName: String, isTemplate: Bool? = nil) { name = systemName }

        public init(named name: String, isTemplate: Bool? = nil) { self.name = name }

        public init(data: Data, isTemplate: Bool? = nil) { name = nil }

        public init(url: URL, isTemplate: Bool? = nil) { name = nil }
    }

    public var title: LocalizedStringResource
    public var subtitle: LocalizedStringResource?
    public var image: Image?

    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }

    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
}
