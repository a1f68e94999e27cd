/// The lists of a class's outlets and actions, which interface files and selectors refer to by name.
struct ConnectionLists {
    let index: DeclarationIndex

    /// Returns the lists for the body of a class.
    func texts(for record: TypeRecord) -> [String] {
        guard record.kind == .class, record.body != nil, !record.isUnavailable else { return [] }
        let properties = properties(of: record)
        let actions = actions(of: record)
        let isListed = hasListsAbove(record)
        guard isListed || !properties.isEmpty || !actions.isEmpty else { return [] }
        let name = record.nameInBody
        var texts: [String] = []
        if !properties.isEmpty {
            let items = properties.map { "InterfaceProperty(\($0.name.quoted), \\\(name).\($0.name))" }
            texts.append(list("interfaceProperties", "InterfaceProperty", items, record, isListed))
        }
        if !actions.isEmpty {
            let items = actions.map { action(name, $0, record) }
            texts.append(list("interfaceActions", "InterfaceAction", items, record, isListed))
        }
        return texts
    }

    /// Returns whether a class must conform to the protocol for lists. Responders already conform, and so do subclasses
    /// of a class with lists.
    func needsConformance(_ record: TypeRecord) -> Bool { !texts(for: record).isEmpty && !hasListsAbove(record) }

    private func list(
        _ property: String, _ type: String, _ items: [String], _ record: TypeRecord, _ isOverride: Bool
    ) -> String {
        let access = record.isOpen ? "open " : record.isPublic ? "public " : ""
        let head = (isOverride ? "" : "@MainActor ") + access + (isOverride ? "override " : "")
        // Each item has a separate statement, because the compile time of an array of many calls isn't linear.
        let statements = items.map { "list.append(\($0))" }.joined(separator: "; ")
        return
            "\(head)class var \(property): [\(type)] { var list: [\(type)] = \(isOverride ? "super.\(property)" : "[]"); "
            + "\(statements); return list }"
    }

    private func action(_ owner: String, _ member: MemberRecord, _ record: TypeRecord) -> String {
        // The class may not be isolated to the main actor. Its method is called on the main actor regardless of its
        // isolation.
        if !isResponder(record), !member.traits.contains(.segueAction) {
            return "InterfaceAction(\(ObjCName.method(member).quoted), \(closure(owner, member)))"
        }
        var reference = "\(owner).\(member.reference)"
        if member.parameters.isEmpty,
            index.members(named: member.name, of: record).contains(where: { !$0.parameters.isEmpty })
        {
            reference += " as (\(owner)) -> () -> \(member.type ?? "Void")"
        } else if !member.parameters.isEmpty, isOverloaded(member, in: record) {
            let types = member.parameters.map(\.type).joined(separator: ", ")
            reference += " as (\(owner)) -> (\(types)) -> \(member.type ?? "Void")"
        }
        let label = member.traits.contains(.segueAction) ? "making: " : ""
        return "InterfaceAction(\(ObjCName.method(member).quoted), \(label)\(reference))"
    }

    private func isResponder(_ record: TypeRecord) -> Bool {
        index.foreignRoot(of: record).map(ForeignTypes.isResponder) ?? false
    }

    private func closure(_ owner: String, _ member: MemberRecord) -> String {
        let names = member.parameters.indices.map { "p\($0)" }
        let parameters = zip(names, member.parameters).map { "\($0): \($1.type.withoutImplicitUnwrapping)" }
        let arguments = zip(names, member.parameters).map { name, parameter in
            (parameter.label.map { "\($0): " } ?? "") + name
        }
        return "{ (target: \(owner)) in { (\(parameters.joined(separator: ", "))) in "
            + "target.\(member.name)(\(arguments.joined(separator: ", "))) } }"
    }

    /// Returns whether another method has the same name and labels.
    private func isOverloaded(_ member: MemberRecord, in record: TypeRecord) -> Bool {
        index.members(named: member.name, of: record).count { $0.kind == .method && $0.labels == member.labels } > 1
    }

    // MARK: Selection of members

    private func hasListsAbove(_ record: TypeRecord) -> Bool {
        if let root = index.foreignRoot(of: record), ForeignTypes.isResponder(root) { return true }
        return index.lineage(of: record).dropFirst().contains {
            !properties(of: $0).isEmpty || !actions(of: $0).isEmpty
        }
    }

    private func isReachable(_ member: MemberRecord, from record: TypeRecord) -> Bool {
        // Inspectable properties don't keep the attribute.
        member.traits.isDisjoint(with: [.isStatic, .conditional])
            && (!member.traits.contains(.unavailable) || member.traits.contains(.inspectable))
            && (!member.traits.contains(.filePrivate) || member.block.file == record.body?.file)
    }

    private func properties(of record: TypeRecord) -> [MemberRecord] {
        record.members.filter { member in
            member.kind == .property && !member.traits.isDisjoint(with: [.outlet, .inspectable, .objc])
                && member.traits.contains(.settable) && isReachable(member, from: record)
        }
    }

    private func actions(of record: TypeRecord) -> [MemberRecord] {
        record.members.filter { member in
            guard member.kind == .method, isReachable(member, from: record),
                member.traits.isDisjoint(with: [.throwing, .async, .generic])
            else { return false }
            guard !member.parameters.contains(where: \.isBeyondMessages) else { return false }
            // A message has at most two arguments.
            guard member.parameters.count <= 2 || member.traits.contains(.segueAction) else { return false }
            if member.traits.contains(.override) { return Self.editActions.contains(ObjCName.method(member)) }
            return member.traits.contains(.objc)
        }
    }

    /// The actions of menus and keys that a class can override.
    private static let editActions: Set<String> = [
        "cut:", "copy:", "paste:", "pasteAndMatchStyle:", "select:", "selectAll:", "delete:",
        "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:", "toggleBoldface:",
        "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:",
    ]
}

extension MemberRecord.Parameter {
    /// A Boolean value that indicates whether a message can't contain such an argument.
    fileprivate var isBeyondMessages: Bool {
        type.hasPrefix("inout ") || isVariadic || type.hasPrefix("some ") || type.hasPrefix("(some ")
            || (type.contains("->") && !type.hasSuffix("?") && !type.contains("@escaping"))
    }
}
