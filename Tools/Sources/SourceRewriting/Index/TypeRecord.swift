/// A type of a module with the declarations in its body and extensions that rewriting needs.
struct TypeRecord: Sendable {
    enum Kind: Sendable {
        case `class`, `protocol`, value
        /// A type that another module declares and this module extends.
        case external
    }

    /// A body or extension that contains members.
    struct Block: Sendable {
        let file: Int
        /// The offset after the opening brace.
        let start: Int
    }

    /// The name, including the enclosing types, as in `Screen.Cell`.
    let name: String
    var kind: Kind
    /// The names of its generic parameters.
    var parameters: [String] = []
    /// The inherited types, first of the declaration and then of extensions.
    var inherited: [String] = []
    var members: [MemberRecord] = []
    /// The body, or `nil` for a type of another module or a type in a file that was only scanned.
    var body: Block?
    var extensions: [Block] = []
    var isPublic = false
    /// A Boolean value that indicates whether the type, or each member of the extension, is private to its file.
    var isFilePrivate = false
    /// A Boolean value that indicates whether the type is unavailable on all platforms.
    var isUnavailable = false
    /// A Boolean value that indicates whether other modules can subclass it.
    var isOpen = false
    var isObjC = false
    var hasObjCMembers = false
    var isMainActor = false

    /// The name without the enclosing types.
    var simpleName: String { name.split(separator: ".").last.map(String.init) ?? name }

    /// The type's name in its own body: the simple name with its generic parameters.
    var nameInBody: String { parameters.isEmpty ? simpleName : "\(simpleName)<\(parameters.joined(separator: ", "))>" }
}
