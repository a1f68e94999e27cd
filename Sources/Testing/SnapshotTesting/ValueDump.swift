import Foundation

/// A type with a custom description in snapshots by ``Snapshotting/dump``.
public protocol AnySnapshotStringConvertible {
    /// A Boolean value that indicates whether the children are also described. The default is `false`.
    static var renderChildren: Bool { get }
    /// The line that describes the value.
    var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
    /// The default is `false`.
    public static var renderChildren: Bool { false }
}

/// Describes a value with its children. The text is the same in every process: it has no addresses, and sets and
/// dictionaries are sorted.
enum ValueDump {
    static func text(of value: Any) -> String {
        var lines: [String] = []
        add(value, name: nil, depth: 0, to: &lines, above: [])
        return lines.joined(separator: "\n") + "\n"
    }

    private static func add(
        _ value: Any, name: String?, depth: Int, to lines: inout [String], above: Set<ObjectIdentifier>
    ) {
        let mirror = Mirror(reflecting: value)
        let label = name.map { "\($0): " } ?? ""
        func line(_ mark: String, _ text: String) {
            lines.append(String(repeating: " ", count: depth * 2) + "\(mark) \(label)\(text)")
        }
        if let own = value as? any AnySnapshotStringConvertible {
            line("-", own.snapshotDescription)
            guard type(of: own).renderChildren else { return }
        }
        var above = above
        if mirror.displayStyle == .class {
            // An object that refers to itself would cause infinite recursion.
            guard above.insert(ObjectIdentifier(value as AnyObject)).inserted else { return line("-", "(above)") }
        }
        switch (value, mirror.displayStyle) {
        case (let text as String, _): line("-", text.debugDescription)
        case (let text as Substring, _): line("-", String(text).debugDescription)
        case (let text as Character, _): line("-", String(text).debugDescription)
        case (let date as Date, _): line("-", date.formatted(.iso8601))
        case (let url as URL, _): line("-", url.absoluteString)
        case (let data as Data, _): line("-", "\(data.count) bytes")
        case (_, .collection?): line(mark(mirror), count(mirror, "element"))
        case (_, .set?): line(mark(mirror), count(mirror, "member"))
        case (_, .dictionary?): line(mark(mirror), count(mirror, "key/value pair"))
        case (_, .tuple?): line(mark(mirror), count(mirror, "element"))
        case (_, .optional?):
            guard let child = mirror.children.first else { return line("-", "nil") }
            return add(child.value, name: name, depth: depth, to: &lines, above: above)
        case (_, .enum?):
            line(mark(mirror), "\(type(of: value))." + (mirror.children.first?.label ?? "\(value)"))
        case (_, .struct?), (_, .class?): line(mark(mirror), "\(type(of: value))")
        default: line("-", "\(value)")
        }
        guard isOpen(value) else { return }
        var ancestor: Mirror? = mirror
        var children: [(label: String?, value: Any)] = []
        while let current = ancestor {
            children = current.children.map { ($0.label, $0.value) } + children
            ancestor = current.superclassMirror
        }
        if [.set, .dictionary].contains(mirror.displayStyle) {
            children.sort { text(of: $0.value) < text(of: $1.value) }
        }
        for child in children { add(child.value, name: child.label, depth: depth + 1, to: &lines, above: above) }
    }

    /// Returns a Boolean value that indicates whether the children of a value add information to its line.
    private static func isOpen(_ value: Any) -> Bool {
        !(value is String || value is Substring || value is Character || value is Date || value is URL || value is Data)
    }

    private static func mark(_ mirror: Mirror) -> String {
        mirror.children.isEmpty && mirror.superclassMirror == nil ? "-" : "▿"
    }

    private static func count(_ mirror: Mirror, _ what: String) -> String {
        let count = mirror.children.count
        return mirror.displayStyle == .tuple ? "(\(count) elements)" : "\(count) \(what)\(count == 1 ? "" : "s")"
    }
}
