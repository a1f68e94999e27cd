extension FontDesign {
    /// Returns the design with `attributes` applied, and the attributes that don't affect the choice of a font.
    func applying(
        _ attributes: [UIFontDescriptor.AttributeName: Any]
    ) -> (design: FontDesign, others: [UIFontDescriptor.AttributeName: Any]) {
        var design = self
        var others: [UIFontDescriptor.AttributeName: Any] = [:]
        // A trait refines the values that a name or a style sets, so they must be applied in this order.
        let ordered: [UIFontDescriptor.AttributeName] = [.textStyle, .name, .family, .face, .traits]
        for key in ordered {
            if let value = attributes[key] { design.apply(key, value) }
        }
        for (key, value) in attributes {
            switch key {
            case .textStyle, .name, .family, .face, .traits: break
            case .size:
                design.size = CGFloat(number: value) ?? design.size
                design.scaling = nil
            default: others[key] = value
            }
        }
        return (design, others)
    }

    private mutating func apply(_ key: UIFontDescriptor.AttributeName, _ value: Any) {
        switch (key, value) {
        case (.textStyle, let value):
            let name = value as? String ?? (value as? UIFont.TextStyle)?.rawValue ?? ""
            self = FontDesign(textStyle: UIFont.TextStyle(rawValue: name), category: .resolved(in: nil))
        case (.family, let name as String) where name == familyName:
            // The name of a face has already selected it.
            break
        case (.name, let name as String), (.family, let name as String):
            guard let known = UIFontDescriptor(knownName: name) else { return }
            let size = size, width = width, digits = hasMonospacedDigits
            self = known.design
            (self.size, self.width, hasMonospacedDigits) = (size, width, digits)
        case (.face, let face as String):
            let words = face.lowercased()
            isItalic = words.contains("italic") || words.contains("oblique")
            let names: [(String, UIFont.Weight)] = [
                ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
                ("semibold", .semibold), ("demibold", .semibold), ("heavy", .heavy), ("black", .black),
                ("bold", .bold),
            ]
            weight = names.first { words.replacingOccurrences(of: " ", with: "").contains($0.0) }?.1 ?? .regular
        case (.traits, let traits as [UIFontDescriptor.TraitKey: Any]):
            if let bits = traits[.symbolic] as? UInt32 { set(UIFontDescriptor.SymbolicTraits(rawValue: bits)) }
            if let value = traits[.weight] {
                weight = (value as? UIFont.Weight) ?? UIFont.Weight(CGFloat(number: value) ?? weight.rawValue)
            }
            if let value = traits[.width] {
                width = (value as? UIFont.Width) ?? UIFont.Width(CGFloat(number: value) ?? width.rawValue)
            }
            if let slant = traits[.slant].flatMap(CGFloat.init(number:)) { isItalic = slant > 0 }
        default: break
        }
    }

    mutating func set(_ traits: UIFontDescriptor.SymbolicTraits) {
        isItalic = traits.contains(.traitItalic)
        let wasBold = weight.rawValue >= UIFont.Weight.semibold.rawValue
        if traits.contains(.traitBold) != wasBold { weight = wasBold ? .regular : .bold }
        width = traits.contains(.traitCondensed) ? .condensed : traits.contains(.traitExpanded) ? .expanded : .standard
        if traits.contains(.traitMonoSpace), case .system = family { family = .system(.monospaced) }
    }

    /// Creates the system font's design with the name that ``fontName`` returns for it.
    init?(systemName name: String) {
        let families: [(String, UIFontDescriptor.SystemDesign)] = [
            (".SFUI", .default), (".AppleSystemUIFontMonospaced", .monospaced),
            (".AppleSystemUIFontSerif", .serif), (".AppleSystemUIFontRounded", .rounded),
            (".AppleSystemUIFont", .default),
        ]
        guard let (prefix, design) = families.first(where: { name.hasPrefix($0.0) }) else { return nil }
        self.init()
        family = .system(design)
        apply(.face, String(name.dropFirst(prefix.count)))
    }
}

extension CGFloat {
    /// Creates a value from a number of any type, because dictionaries don't preserve the type.
    init?(number: Any) {
        switch number {
        case let value as CGFloat: self = value
        case let value as Double: self = CGFloat(value)
        case let value as Float: self = CGFloat(value)
        case let value as Int: self = CGFloat(value)
        case let value as NSNumber: self = CGFloat(value.doubleValue)
        default: return nil
        }
    }
}
