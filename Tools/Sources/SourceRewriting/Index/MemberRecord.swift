/// A member of a type, as far as rewriting has to know it.
struct MemberRecord: Sendable {
    enum Kind: Sendable {
        case method, property, initializer
    }

    struct Parameter: Sendable {
        /// What callers write; nil for `_`.
        let label: String?
        /// The type as it is written, with `inout` and attributes.
        let type: String
        let defaultValue: String?
        let isVariadic: Bool
    }

    var kind: Kind
    var name: String
    var parameters: [Parameter] = []
    /// The type that a method returns, if it is written, or that of a property.
    var type: String?
    var traits: MemberTraits = []
    /// The name that `@objc(…)` gives it.
    var objcName: String?
    /// The generic parameters of a method and its `where` clause, as written.
    var generics = ""
    var whereClause = ""
    /// The type that extends, or declares it, as the source has it.
    var block: TypeRecord.Block
    /// Whether it stands in an extension.
    var isInExtension = false
    /// Where its name is.
    var nameOffset = 0

    /// What callers write between the parentheses; nil for `_`.
    var labels: [String?] { parameters.map(\.label) }

    /// The name as expressions have it, for example `move(_:to:)`.
    var reference: String {
        parameters.isEmpty ? name : name + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
    }
}

/// What a member's attributes and modifiers say.
struct MemberTraits: OptionSet, Sendable {
    let rawValue: Int

    static let objc = MemberTraits(rawValue: 1 << 0)
    static let outlet = MemberTraits(rawValue: 1 << 1)
    static let action = MemberTraits(rawValue: 1 << 2)
    static let inspectable = MemberTraits(rawValue: 1 << 3)
    static let override = MemberTraits(rawValue: 1 << 4)
    static let isStatic = MemberTraits(rawValue: 1 << 5)
    /// Private or fileprivate.
    static let filePrivate = MemberTraits(rawValue: 1 << 6)
    static let isPublic = MemberTraits(rawValue: 1 << 7)
    static let optional = MemberTraits(rawValue: 1 << 8)
    static let required = MemberTraits(rawValue: 1 << 9)
    static let throwing = MemberTraits(rawValue: 1 << 10)
    static let async = MemberTraits(rawValue: 1 << 11)
    static let generic = MemberTraits(rawValue: 1 << 12)
    /// A property that can be set.
    static let settable = MemberTraits(rawValue: 1 << 13)
    /// Inside of `#if` with a condition that only the compiler knows.
    static let conditional = MemberTraits(rawValue: 1 << 14)
    static let discardable = MemberTraits(rawValue: 1 << 15)
    static let nonobjc = MemberTraits(rawValue: 1 << 16)
    static let observed = MemberTraits(rawValue: 1 << 17)
    static let nonisolated = MemberTraits(rawValue: 1 << 18)
    /// A method that makes the controller that a segue leads to.
    static let segueAction = MemberTraits(rawValue: 1 << 19)
    static let mainActor = MemberTraits(rawValue: 1 << 20)
}
