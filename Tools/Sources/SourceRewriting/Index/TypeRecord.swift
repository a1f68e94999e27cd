/// A type of a module, with what its body and its extensions declare, as far as rewriting has to know it.
struct TypeRecord: Sendable {
    enum Kind: Sendable {
        case `class`, `protocol`, value
        /// A type that another module declares and this one extends.
        case external
    }

    /// Where members stand: a body or an extension.
    struct Block: Sendable {
        let file: Int
        /// The offset behind the opening brace.
        let start: Int
    }

    /// The name with the types around it, as in `Screen.Cell`.
    let name: String
    var kind: Kind
    /// The names of its generic parameters.
    var parameters: [String] = []
    /// The types after the colon, of the declaration first, then of extensions.
    var inherited: [String] = []
    var members: [MemberRecord] = []
    /// The body; nil for a type of another module, and for one whose file was only scanned.
    var body: Block?
    var extensions: [Block] = []
    var isPublic = false
    /// Whether other modules can derive from it.
    var isOpen = false
    var isObjC = false
    var hasObjCMembers = false
    var isMainActor = false

    /// The name alone, without the types around it.
    var simpleName: String { name.split(separator: ".").last.map(String.init) ?? name }

    /// What the type is called in its own body: the name alone, with the generic parameters that are in scope there.
    var nameInBody: String { parameters.isEmpty ? simpleName : "\(simpleName)<\(parameters.joined(separator: ", "))>" }
}
