import Foundation

/// A type of property values in interface files.
@MainActor
package protocol InterfaceValue {
    /// Returns the value of a property. Returns `nil` if the file has no value, and also, with a logged message, if it
    /// can't be read.
    static func read(_ name: String, from reader: InterfaceReader) -> Self?
}

/// A value that's written as one word.
@MainActor
package protocol InterfaceKeyword: InterfaceValue {
    init?(interfaceWord: String)
}

extension InterfaceKeyword {
    package static func read(_ name: String, from reader: InterfaceReader) -> Self? {
        // Values without an attribute are in elements such as <real key="…" value="…"/>.
        guard let word = reader.element[name] ?? reader.element.child(key: name)?["value"] else { return nil }
        guard let value = Self(interfaceWord: word) else {
            reader.log("\(name)=\"\(word)\" isn't a valid \(Self.self)")
            return nil
        }
        return value
    }
}

extension Bool: InterfaceKeyword {
    package init?(interfaceWord word: String) {
        switch word {
        case "YES": self = true
        case "NO": self = false
        default: return nil
        }
    }
}

extension Int: InterfaceKeyword {
    package init?(interfaceWord word: String) { self.init(word) }
}

extension Double: InterfaceKeyword {
    package init?(interfaceWord word: String) {
        self.init(word)
        guard isFinite else { return nil }
    }
}

extension Float: InterfaceKeyword {
    package init?(interfaceWord word: String) {
        self.init(word)
        guard isFinite else { return nil }
    }
}

extension CGFloat: InterfaceKeyword {
    package init?(interfaceWord word: String) {
        guard let number = Double(interfaceWord: word) else { return nil }
        self.init(number)
    }
}

extension UILayoutPriority: InterfaceKeyword {
    package init?(interfaceWord word: String) {
        guard let number = Float(word), number > 0, number <= UILayoutPriority.required.rawValue else { return nil }
        self.init(number)
    }
}

extension String: InterfaceValue {
    package static func read(_ name: String, from reader: InterfaceReader) -> String? { reader.string(name) }
}

/// A value whose parts are the attributes of one element.
@MainActor
protocol InterfaceParts: InterfaceValue {
    /// The names of the parts. Missing parts are 0.
    static var interfaceParts: [String] { get }
    init(interfaceParts: [CGFloat])
}

extension InterfaceParts {
    package static func read(_ name: String, from reader: InterfaceReader) -> Self? {
        guard let child = reader.child(name) else { return nil }
        return Self(interfaceParts: interfaceParts.map { child.value($0) ?? 0 })
    }
}

extension CGRect: InterfaceParts {
    static var interfaceParts: [String] { ["x", "y", "width", "height"] }
    init(interfaceParts parts: [CGFloat]) {
        self.init(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
    }
}

extension CGSize: InterfaceParts {
    static var interfaceParts: [String] { ["width", "height"] }
    init(interfaceParts parts: [CGFloat]) { self.init(width: parts[0], height: parts[1]) }
}

extension CGPoint: InterfaceParts {
    static var interfaceParts: [String] { ["x", "y"] }
    init(interfaceParts parts: [CGFloat]) { self.init(x: parts[0], y: parts[1]) }
}

extension NSRange: InterfaceParts {
    static var interfaceParts: [String] { ["location", "length"] }
    init(interfaceParts parts: [CGFloat]) {
        self.init(location: Int(exactly: parts[0]) ?? 0, length: Int(exactly: parts[1]) ?? 0)
    }
}

extension UIEdgeInsets: InterfaceValue {
    package static func read(_ name: String, from reader: InterfaceReader) -> UIEdgeInsets? {
        guard let child = reader.child(name) else { return nil }
        // The attributes of <inset> are the names of a rectangle's corners; the attributes of <edgeInsets> are the
        // type's properties.
        let isInset = child.element.name == "inset"
        func part(_ edge: String, _ corner: String) -> CGFloat { child.value(isInset ? corner : edge) ?? 0 }
        return UIEdgeInsets(
            top: part("top", "minY"), left: part("left", "minX"), bottom: part("bottom", "maxY"),
            right: part("right", "maxX"))
    }
}

extension NSDirectionalEdgeInsets: InterfaceParts {
    static var interfaceParts: [String] { ["top", "leading", "bottom", "trailing"] }
    init(interfaceParts parts: [CGFloat]) {
        self.init(top: parts[0], leading: parts[1], bottom: parts[2], trailing: parts[3])
    }
}
