/// The Objective-C names of Swift declarations, by the compiler's rules.
enum ObjCName {
    /// Returns the name of a method, such as `tapWithSender:` for `tap(sender:)`.
    static func method(_ member: MemberRecord) -> String {
        if let name = member.objcName { return name }
        var name = method(member.kind == .initializer ? "init" : member.name, labels: member.labels)
        if member.traits.contains(.async) {
            name = appending("completionHandler", to: name, isFirst: member.labels.isEmpty)
        }
        if member.traits.contains(.throwing), !member.traits.contains(.async) {
            name = member.labels.isEmpty ? name + "AndReturnError:" : name + "error:"
        }
        return name
    }

    /// Returns the name of a method with the given base name and labels, where `nil` represents `_`.
    static func method(_ baseName: String, labels: [String?]) -> String {
        guard let first = labels.first else { return baseName }
        var name = baseName
        if let first {
            if !isPreposition(firstWord(of: first)), !isPreposition(lastWord(of: baseName)) { name += "With" }
            name += first.capitalizedFirst
        }
        return name + ":" + labels.dropFirst().map { ($0 ?? "") + ":" }.joined()
    }

    /// Returns the name of a property's setter.
    static func setter(_ property: String) -> String { "set" + property.capitalizedFirst + ":" }

    private static func appending(_ label: String, to name: String, isFirst: Bool) -> String {
        isFirst ? name + "With" + label.capitalizedFirst + ":" : name + label + ":"
    }

    // MARK: Words

    private static func isPreposition(_ word: String) -> Bool { prepositions.contains(word.lowercased()) }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]

    private static func firstWord(of name: String) -> String {
        guard let first = name.first else { return name }
        return String(first) + name.dropFirst().prefix { !$0.isUppercase }
    }

    private static func lastWord(of name: String) -> String {
        guard let start = name.lastIndex(where: \.isUppercase) else { return name }
        return String(name[start...])
    }
}

extension String {
    /// The text with an uppercase first letter.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
