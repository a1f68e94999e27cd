/// Information about types without sources, derived from the conventions of UIKit's names.
enum ForeignTypes {
    /// Returns whether a class is a responder, which has lists of outlets and actions.
    static func isResponder(_ name: String) -> Bool {
        guard !notResponders.contains(name), !isProtocol(name) else { return false }
        return responderEndings.contains { name.hasSuffix($0) }
    }

    private static let responderEndings = [
        "View", "ViewController", "Controller", "Cell", "Control", "Label", "Button", "Window", "Responder",
        "Application", "Field", "Switch", "Slider", "Stepper", "Bar", "Toolbar", "Picker", "Wheel", "Scene",
    ]
    private static let notResponders: Set<String> = [
        "UIPresentationController", "UIPopoverPresentationController", "UISheetPresentationController",
        "UIMenuController", "UIDocumentInteractionController", "UIPrintInteractionController",
        "NSFetchedResultsController",
    ]

    /// Returns whether a name is the name of a UIKit or Foundation protocol.
    static func isProtocol(_ name: String) -> Bool {
        protocolEndings.contains { name.hasSuffix($0) } || protocols.contains(name)
    }

    private static let protocolEndings = [
        "Delegate", "DataSource", "Protocol", "Prefetching", "Coding", "Copying", "Transitioning", "Providing",
        "Item", "able", "ing",
    ]
    private static let protocols: Set<String> = [
        "AnyObject", "Any", "Error", "Sequence", "Collection", "UITextInput", "UITextInputTraits", "UIKeyInput",
        "UIContentConfiguration", "UIContentView", "UIContentContainer", "UICoordinateSpace",
        "UICollectionViewDelegateFlowLayout",
    ]

    /// Returns whether a name has a prefix of Apple's frameworks.
    static func hasFrameworkPrefix(_ name: String) -> Bool {
        let prefixes = ["UI", "NS", "CA", "WK", "MK", "AV"]
        return prefixes.contains { name.hasPrefix($0) } && name.dropFirst(2).first?.isUppercase == true
    }

    /// Returns whether a name is the name of a UIKit, Foundation, or Core Animation class whose initializers can be
    /// called on metatypes on Apple platforms.
    static func isFrameworkClass(_ name: String) -> Bool {
        guard hasFrameworkPrefix(name) else { return false }
        if name == "UICollectionReusableView" || name.hasSuffix("BarButtonItem") || name.hasSuffix("NavigationItem") {
            return true
        }
        return !isProtocol(name)
    }
}
