import SwiftSyntax

/// Attributes and modifiers of Objective-C. What they stand for is written elsewhere: in the lists of connections, in
/// selectors, in protocols with optional requirements.
struct Attributes {
    func rewrite(_ attribute: AttributeSyntax, in edits: inout FileEdits) {
        switch attribute.name {
        case "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable",
            "IBDesignable", "GKInspectable", "NSCopying":
            edits.blank(attribute)
        case "available":
            // Interface files set it all the same, by the list in the class.
            if attribute.arguments?.trimmedDescription.contains("unavailable") == true, attribute.isOfInspectable {
                edits.blank(attribute)
            }
        case "UIApplicationMain", "NSApplicationMain":
            edits.replace(attribute.attributeName, with: "main")
        case "NSManaged":
            edits.blank(attribute)
            edits.report(
                "Collage has no Core Data: @NSManaged is left out, and the property stores its value itself. "
                    + "Keep model objects out of what you try here, or put plain ones in their place.", at: attribute)
        default: break
        }
    }

    func rewrite(_ modifier: DeclModifierSyntax, in edits: inout FileEdits) {
        if modifier.name.tokenKind == .keyword(.dynamic) { edits.blank(modifier) }
    }
}

extension AttributeSyntax {
    /// Whether it stands before a property that interface files set.
    fileprivate var isOfInspectable: Bool {
        let list = parent?.as(AttributeListSyntax.self) ?? []
        return list.contains { $0.as(AttributeSyntax.self)?.name == "IBInspectable" }
    }
}
