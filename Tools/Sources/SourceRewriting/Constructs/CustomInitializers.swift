/// Initializers without parameters of views and controllers, which `T()` calls with Objective-C's runtime.
///
/// UIKit's initializer without parameters isn't a designated one. Therefore, the initializer of a subclass doesn't override
/// it, and can't be called with the class as a value. A class method calls it by the name of the class.
struct CustomInitializers {
    let index: DeclarationIndex

    /// Returns the method for the body of a class.
    func texts(for record: TypeRecord) -> [String] {
        guard record.kind == .class, record.body != nil, isResponder(record), hasInitializer(record) else { return [] }
        let name = record.nameInBody
        let access = record.isOpen ? "open " : record.isPublic ? "public " : ""
        return [
            "\(access)override class func _makeWithOwnInitializer() -> UIResponder? "
                + "{ self == \(name).self ? \(name)() : super._makeWithOwnInitializer() }"
        ]
    }

    private func isResponder(_ record: TypeRecord) -> Bool {
        index.foreignRoot(of: record).map { $0.hasPrefix("UI") && ForeignTypes.isResponder($0) } ?? false
    }

    /// Returns whether a class declares such an initializer, or inherits it because it declares no initializers.
    private func hasInitializer(_ record: TypeRecord) -> Bool {
        let initializers = index.lineage(of: record).lazy.map { type in
            type.members.filter { $0.kind == .initializer && !$0.isInExtension }
        }
        return initializers.first { !$0.isEmpty }?.contains(where: isOwnInitializer) ?? false
    }

    private func isOwnInitializer(_ member: MemberRecord) -> Bool {
        member.kind == .initializer && member.parameters.isEmpty && !member.isInExtension
            && member.traits.isDisjoint(with: [.override, .filePrivate, .throwing, .async, .generic, .conditional])
            && member.type == nil
    }
}
