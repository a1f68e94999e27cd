import Foundation

/// A rotor that finds the next and the previous item of one kind in an element, such as the errors in a form.
///
/// Differs from UIKit: browsers have no rotor. Tests search with the rotors of an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    /// A closure that returns the next or previous item, or `nil` if there's none.
    public typealias Search =
        @MainActor (_ predicate: UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// The direction of a search.
    public enum Direction: Int, Sendable {
        /// The search looks for an item before the current one.
        case previous = 0
        /// The search looks for an item after the current one.
        case next = 1
    }

    /// The system rotors that an app can replace.
    public enum SystemRotorType: Int, Sendable {
        /// The rotor isn't a system rotor. The app names it.
        case none = 0
        /// Links.
        case link = 1
        /// Links that the user has opened before.
        case visitedLink = 2
        /// Headings of all levels.
        case heading = 3
        /// Headings of the first level.
        case headingLevel1 = 4
        /// Headings of the second level.
        case headingLevel2 = 5
        /// Headings of the third level.
        case headingLevel3 = 6
        /// Headings of the fourth level.
        case headingLevel4 = 7
        /// Headings of the fifth level.
        case headingLevel5 = 8
        /// Headings of the sixth level.
        case headingLevel6 = 9
        /// Bold text.
        case boldText = 10
        /// Italic text.
        case italicText = 11
        /// Underlined text.
        case underlineText = 12
        /// Misspelled words.
        case misspelledWord = 13
        /// Images.
        case image = 14
        /// Text fields.
        case textField = 15
        /// Tables.
        case table = 16
        /// Lists.
        case list = 17
        /// Landmarks.
        case landmark = 18
    }

    /// The name of the rotor. It's empty for a system rotor.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    /// The name with attributes for reading it aloud.
    open var attributedName: NSAttributedString
    /// The closure that searches.
    open var itemSearchBlock: Search
    /// The system rotor that this one replaces. The default is ``SystemRotorType/none``.
    public let systemRotorType: SystemRotorType

    /// Creates a rotor without a name and items.
    public override convenience init() { self.init(name: "") { _ in nil } }

    /// Creates a rotor with the given name.
    public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.init(attributedName: NSAttributedString(string: name), itemSearch: itemSearchBlock)
    }

    /// Creates a rotor with a name that has attributes for reading it aloud.
    public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        self.attributedName = attributedName
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = .none
        super.init()
    }

    /// Creates a rotor that replaces a system rotor.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        attributedName = NSAttributedString(string: "")
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = type
        super.init()
    }

    /// The name for tests: the name of the app, or the name of the case for a rotor of the system.
    package var shownName: String { systemRotorType == .none ? name : "\(systemRotorType)" }

    /// Returns the element after or before another one.
    package func search(
        _ direction: Direction, from element: any NSObjectProtocol, range: UITextRange? = nil
    ) -> UIAccessibilityCustomRotorItemResult? {
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        predicate.searchDirection = direction
        predicate.currentItem = UIAccessibilityCustomRotorItemResult(targetElement: element, targetRange: range)
        return itemSearchBlock(predicate)
    }
}

/// An item that a rotor has found: an element, or a range of its text.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The element. It isn't retained.
    open weak var targetElement: (any NSObjectProtocol)?
    /// The range of the element's text, or `nil` for all of the element.
    open var targetRange: UITextRange?

    /// Creates a result for an element and a range of its text.
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
        super.init()
    }

    /// Creates a result without an element.
    fileprivate init(targetRange: UITextRange?) {
        self.targetRange = targetRange
        super.init()
    }
}

/// The start and the direction of a search with a rotor.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The item at which the search begins.
    open var currentItem: UIAccessibilityCustomRotorItemResult
    /// The direction of the search. The default is ``UIAccessibilityCustomRotor/Direction/next``.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next

    /// Creates a predicate without an element.
    public override init() {
        currentItem = UIAccessibilityCustomRotorItemResult(targetRange: nil)
        super.init()
    }
}
