import SwiftSyntax

/// Attributes and modifiers of Objective-C. Their effects are implemented by the lists of connections, selectors, and
/// protocols with optional requirements.
struct Attributes {
    func rewrite(_ attribute: AttributeSyntax, in edits: inout FileEdits) {
        switch attribute.name {
        case "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable",
            "IBDesignable", "GKInspectable", "NSCopying":
            edits.blank(attribute)
        case "available":
            // Interface files can set the property nevertheless, because it's in the list of the class.
            if attribute.arguments?.trimmedDescription.contains("unavailable") == true, attribute.isOfInspectable {
                edits.blank(attribute)
            }
        case "UIApplicationMain", "NSApplicationMain":
            edits.replace(attribute.attributeName, with: "main")
        default: break
        }
    }

    func rewrite(_ modifier: DeclModifierSyntax, in edits: inout FileEdits) {
        if modifier.name.tokenKind == .keyword(.dynamic) { edits.blank(modifier) }
    }
}

extension AttributeSyntax {
    /// A Boolean value that indicates whether the attribute is on a property that interface files can set.
    fileprivate var isOfInspectable: Bool {
        let list = parent?.as(AttributeListSyntax.self) ?? []
        return list.contains { $0.as(AttributeSyntax.self)?.name == "IBInspectable" }
    }
}
