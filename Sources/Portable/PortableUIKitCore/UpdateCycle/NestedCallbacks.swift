/// A limit for callbacks of the app that cause themselves, such as a `scrollViewDidScroll(_:)` that scrolls, or a
/// controller that changes the safe area when the safe area has changed.
///
/// UIKit overflows the stack in such a loop. Here, the innermost callback isn't called, and a message describes the loop.
@MainActor
package enum NestedCallbacks {
    /// A kind of callback. The raw value is its name in messages.
    package enum Kind: String {
        case safeArea = "safeAreaInsetsDidChange() or viewSafeAreaInsetsDidChange()"
        case margins = "layoutMarginsDidChange() or viewLayoutMarginsDidChange()"
        case tintColor = "tintColorDidChange()"
        case traits = "traitCollectionDidChange(_:) or a handler of trait changes"
        case scrolling = "scrollViewDidScroll(_:)"
        case zooming = "scrollViewDidZoom(_:)"
        case fieldSelection = "textFieldDidChangeSelection(_:)"
        case textSelection = "textViewDidChangeSelection(_:)"
        case firstResponder = "A change of the first responder"
        case observer = "An observer of a property"

        /// The change that causes the callback again.
        fileprivate var change: String {
            switch self {
            case .safeArea: "the safe area"
            case .margins: "the margins"
            case .tintColor: "the tint color"
            case .traits: "the traits"
            case .scrolling: "the offset"
            case .zooming: "the scale"
            case .fieldSelection, .textSelection: "the selection"
            case .firstResponder: "the first responder"
            case .observer: "the property"
            }
        }
    }

    /// The calls in progress of a callback of one object.
    private struct Calls {
        let object: ObjectIdentifier
        let kind: Kind
        /// The number of calls. After the maximum, it doesn't fall until the outermost call ends, so that a callback with
        /// several changes isn't called exponentially often.
        var depth = 1
    }

    /// The maximum number of calls in progress of a callback of one object, each inside the one before. Code that adjusts
    /// a value requires one or two.
    package static let maximumDepth = 24

    /// The callbacks in progress, outermost first. There are few, so they're found faster than in a dictionary.
    private static var calls: [Calls] = []

    /// Performs a callback, unless too many calls of it for the same object are in progress.
    ///
    /// - Returns: The result of the callback, or `nil` if it wasn't called.
    @discardableResult
    package static func perform<Result>(_ kind: Kind, of object: AnyObject, _ callback: () -> Result) -> Result? {
        let identifier = ObjectIdentifier(object)
        var index = calls.count - 1
        while index >= 0, calls[index].object != identifier || calls[index].kind != kind { index -= 1 }
        guard index >= 0 else {
            calls.append(Calls(object: identifier, kind: kind))
            defer { calls.removeLast() }
            return callback()
        }
        let depth = calls[index].depth
        guard depth < maximumDepth else {
            if depth == maximumDepth { report(kind, object) }
            calls[index].depth = maximumDepth + 1
            return nil
        }
        calls[index].depth = depth + 1
        defer { if calls[index].depth == depth + 1 { calls[index].depth = depth } }
        return callback()
    }

    private static func report(_ kind: Kind, _ object: AnyObject) {
        Diagnostics.log(
            "\(kind.rawValue) of \(object) doesn't settle: each call changes \(kind.change), which causes another call. "
                + "After \(maximumDepth) nested calls, it isn't called again. Make sure that it only changes "
                + "\(kind.change) if the value differs from the desired one.")
    }
}
