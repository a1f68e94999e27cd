/// A member of a type, with the information that rewriting needs.
struct MemberRecord: Sendable {
    enum Kind: Sendable {
        case method, property, initializer
    }

    struct Parameter: Sendable {
        /// The argument label, or `nil` for `_`.
        let label: String?
        /// The type as written, with `inout` and attributes.
        let type: String
        let defaultValue: String?
        let isVariadic: Bool
    }

    var kind: Kind
    var name: String
    var parameters: [Parameter] = []
    /// The result type of a method, if it's written, or the type of a property.
    var type: String?
    var traits: MemberTraits = []
    /// The name in `@objc(…)`.
    var objcName: String?
    /// The generic parameters of a method and its `where` clause, as written.
    var generics = ""
    var whereClause = ""
    /// The body or extension that contains the member.
    var block: TypeRecord.Block
    /// A Boolean value that indicates whether the member is in an extension.
    var isInExtension = false
    /// The offset of its name.
    var nameOffset = 0

    /// The argument labels, where `nil` represents `_`.
    var labels: [String?] { parameters.map(\.label) }

    /// The name in expressions, for example `move(_:to:)`.
    var reference: String {
        parameters.isEmpty ? name : name + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
    }
}

/// The attributes and modifiers of a member.
struct MemberTraits: OptionSet, Sendable {
    let rawValue: Int

    static let objc = MemberTraits(rawValue: 1 << 0)
    static let outlet = MemberTraits(rawValue: 1 << 1)
    static let action = MemberTraits(rawValue: 1 << 2)
    static let inspectable = MemberTraits(rawValue: 1 << 3)
    static let override = MemberTraits(rawValue: 1 << 4)
    static let isStatic = MemberTraits(rawValue: 1 << 5)
    /// The member is private or fileprivate.
    static let filePrivate = MemberTraits(rawValue: 1 << 6)
    static let isPublic = MemberTraits(rawValue: 1 << 7)
    static let optional = MemberTraits(rawValue: 1 << 8)
    static let required = MemberTraits(rawValue: 1 << 9)
    static let throwing = MemberTraits(rawValue: 1 << 10)
    static let async = MemberTraits(rawValue: 1 << 11)
    static let generic = MemberTraits(rawValue: 1 << 12)
    /// The property can be set.
    static let settable = MemberTraits(rawValue: 1 << 13)
    /// The member is in an `#if` block with a condition that only the compiler can evaluate.
    static let conditional = MemberTraits(rawValue: 1 << 14)
    static let discardable = MemberTraits(rawValue: 1 << 15)
    static let nonobjc = MemberTraits(rawValue: 1 << 16)
    static let observed = MemberTraits(rawValue: 1 << 17)
    static let nonisolated = MemberTraits(rawValue: 1 << 18)
    /// The method creates the destination of a segue.
    static let segueAction = MemberTraits(rawValue: 1 << 19)
    static let mainActor = MemberTraits(rawValue: 1 << 20)
    static let convenience = MemberTraits(rawValue: 1 << 21)
    /// The member is unavailable on all platforms.
    static let unavailable = MemberTraits(rawValue: 1 << 22)
}
