/// A parameter of an intent. The app sets its value, because no system asks for it.
@propertyWrapper
public final class IntentParameter<Value: Sendable>: @unchecked Sendable {
    public let title: LocalizedStringResource
    private var stored: Value?

    public init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil,
        requestValueDialog: IntentDialog? = nil
    ) {
        self.title = title
        stored = defaultValue
    }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        controlStyle: IntentParameterControlStyle = .field, inclusiveRange: (Value, Value),
        requestValueDialog: IntentDialog? = nil
    ) where Value: Comparable {
        self.init(title: title, default: defaultValue)
    }

    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        requestValueDialog: IntentDialog? = nil, optionsProvider: Provider
    ) {
        self.init(title: title, default: defaultValue)
    }

    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        requestValueDialog: IntentDialog? = nil, query: Query
    ) {
        self.init(title: title, default: defaultValue)
    }

    /// The value. Reading a parameter that has no value and isn't optional stops the program.
    public var wrappedValue: Value {
        get {
            if let stored { return stored }
            if let empty = Optional<Any>.none as? Value { return empty }
            fatalError("The parameter \(title.key) has no value. Set it before the intent is performed.")
        }
        set { stored = newValue }
    }

    public var projectedValue: IntentParameter<Value> { self }

    /// Throws an error, because no system asks for values.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { throw needsValueError(dialog) }

    /// Throws an error, because no system asks for values.
    public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool {
        throw needsValueError(dialog)
    }

    /// Throws an error, because no system asks for values.
    public func requestDisambiguation(among values: [Value], dialog: IntentDialog? = nil) async throws -> Value {
        throw needsValueError(dialog)
    }

    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
        AppIntentError("\(title.key) has no value")
    }

    public func needsDisambiguationError(among values: [Value], dialog: IntentDialog? = nil) -> AppIntentError {
        needsValueError(dialog)
    }
}

public enum IntentParameterControlStyle: Sendable {
    case field, slider, stepper
}

/// A source of values for a parameter.
public protocol DynamicOptionsProvider: Sendable {
    associatedtype Result: Sendable
    associatedtype DefaultValue: Sendable = Never

    func results() async throws -> Result
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
    public func defaultResult() async -> DefaultValue? { nil }
}

/// A summary of an intent's parameters, which isn't shown.
public protocol ParameterSummary: Sendable {}

/// A sentence with the names of parameters.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    public struct Sentence: ExpressibleByStringInterpolation {
        public struct StringInterpolation: StringInterpolationProtocol {
            public init(literalCapacity: Int, interpolationCount: Int) {}

            public mutating func appendLiteral(_ literal: String) {}

            public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
        }

        public init(stringLiteral value: String) {}

        public init(stringInterpolation: StringInterpolation) {}
    }

    init() {}

    public init(_ sentence: Sentence, table: String? = nil) {}

    public init(_ sentence: Sentence, table: String? = nil, @Parameters _ parameters: () -> [PartialKeyPath<Intent>]) {}

    @resultBuilder
    public enum Parameters {
        public static func buildExpression<Value>(
            _ parameter: KeyPath<Intent, IntentParameter<Value>>
        ) -> PartialKeyPath<Intent> {
            parameter
        }

        public static func buildBlock(_ parameters: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] {
            parameters
        }
    }
}
