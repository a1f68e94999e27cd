import SwiftSyntax

/// Attributes and modifiers of Objective-C. What they stand for is written elsewhere: in the lists of connections, in
/// selectors, in protocols with optional requirements.
struct Attributes {
    func rewrite(_ attribute: AttributeSyntax, in edits: inout FileEdits) {
        switch attribute.name {
        case "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable",
            "IBDesignable", "GKInspectable", "NSCopying":
            edits.blank(attribute)
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
