public enum Plist {
    /// A value of a property list.
    public indirect enum Value: Equatable {
        case string(String)
        case integer(Int)
        case real(Double)
        case boolean(Bool)
        case dictionary([String: Value])
        case array([Value])

        var contents: Any {
            switch self {
            case .string(let value): value
            case .integer(let value): value
            case .real(let value): value
            case .boolean(let value): value
            case .dictionary(let values): values.mapValues(\.contents)
            case .array(let values): values.map(\.contents)
            }
        }
    }
}

extension Plist.Value: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) { self = .string(value) }
}

extension Plist.Value: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Int) { self = .integer(value) }
}

extension Plist.Value: ExpressibleByFloatLiteral {
    public init(floatLiteral value: Double) { self = .real(value) }
}

extension Plist.Value: ExpressibleByBooleanLiteral {
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension Plist.Value: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral elements: (String, Plist.Value)...) {
        self = .dictionary(Dictionary(elements) { $1 })
    }
}

extension Plist.Value: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: Plist.Value...) { self = .array(elements) }
}

public enum InfoPlist: ExpressibleByStringInterpolation {
    case file(path: Path)
    case dictionary([String: Plist.Value])
    case extendingDefault(with: [String: Plist.Value])
    case `default`

    public typealias Value = Plist.Value

    public init(stringLiteral value: String) { self = .file(path: Path(value)) }
}

public enum Entitlements: ExpressibleByStringInterpolation {
    case file(path: Path)
    case dictionary([String: Plist.Value])
    case variable(String)

    public init(stringLiteral value: String) { self = .file(path: Path(value)) }
}

public enum PrivacyManifest {
    case privacyManifest(
        tracking: Bool, trackingDomains: [String], collectedDataTypes: [[String: Plist.Value]],
        accessedApiTypes: [[String: Plist.Value]])
}
