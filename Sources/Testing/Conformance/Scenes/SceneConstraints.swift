import CollageTesting
import Foundation

/// The constraints of a scene, which refer to views by their paths.
@MainActor
struct SceneConstraints {
    private let views: [SceneView]
    /// The paths of views whose positions depend on a baseline.
    private(set) var baselinePaths: Set<String> = []
    /// The unknown members.
    private(set) var unknown: [String] = []

    init(_ descriptions: [JSONValue], views: [SceneView]) throws {
        self.views = views
        for description in descriptions { try activate(description) }
    }

    private mutating func activate(_ description: JSONValue) throws {
        if case .object(let members) = description {
            unknown += members.keys.filter { !SceneMembers.constraint.contains($0) }.sorted()
                .map { "\($0) of a constraint" }
        }
        guard let attribute = attribute(description[key: "attribute"]),
            let relation = relation(description[key: "relation"])
        else { return }
        let item = try item(description[key: "item"], guide: description[keys: "guide", "itemGuide"])
        let named = description[key: "toItem"].flatMap { $0 == .null ? nil : $0 }
        let other = try named.map { try self.item($0, guide: description[keys: "toGuide", "toItemGuide"]) }
        var otherAttribute = attribute
        if let name = description[key: "toAttribute"], name != .null {
            guard let found = self.attribute(name) else { return }
            otherAttribute = found
        }
        if attribute == .firstBaseline || attribute == .lastBaseline {
            for path in [description[key: "item"]?.string, named?.string] {
                if let path { baselinePaths.insert(path) }
            }
        }
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other,
            attribute: other == nil ? .notAnAttribute : otherAttribute,
            multiplier: description[key: "multiplier"]?.number ?? 1,
            constant: description[key: "constant"]?.number ?? 0)
        if let priority = description[key: "priority"]?.number {
            constraint.priority = UILayoutPriority(Float(priority))
        }
        constraint.isActive = true
    }

    /// Returns a view, or one of its guides. The guide is the last component of the path, or another member specifies
    /// it.
    private mutating func item(_ path: JSONValue?, guide: JSONValue?) throws -> AnyObject {
        guard var path = path?.string else { throw SceneProblem("no item") }
        var guide = guide?.string
        if views.first(where: { $0.path == path }) == nil {
            let parts = path.split(separator: ".", omittingEmptySubsequences: false)
            guide = parts.last.map(String.init)
            path = parts.dropLast().joined(separator: ".")
        }
        guard let view = views.first(where: { $0.path == path })?.view else { throw SceneProblem("no view at \(path)") }
        switch guide {
        case nil: return view
        case "safeArea", "safeAreaLayoutGuide": return view.safeAreaLayoutGuide
        case "margins", "layoutMargins", "layoutMarginsGuide": return view.layoutMarginsGuide
        case "readableContent", "readableContentGuide": return view.readableContentGuide
        case "contentLayoutGuide" where view is UIScrollView: return (view as! UIScrollView).contentLayoutGuide
        case "frameLayoutGuide" where view is UIScrollView: return (view as! UIScrollView).frameLayoutGuide
        case .some(let name):
            unknown.append("guide \(name)")
            return view
        }
    }

    private mutating func attribute(_ name: JSONValue?) -> NSLayoutConstraint.Attribute? {
        let found = name?.string.flatMap { LayoutNames.attributes[$0] }
        if found == nil { unknown.append("attribute \(name?.description ?? "(none)")") }
        return found
    }

    private mutating func relation(_ name: JSONValue?) -> NSLayoutConstraint.Relation? {
        guard let name, name != .null else { return .equal }
        let found = name.string.flatMap { LayoutNames.relations[$0] }
        if found == nil { unknown.append("relation \(name)") }
        return found
    }
}
