import Foundation

/// Methods that provide the text elements of a document.
public protocol NSTextElementProvider: NSObjectProtocol {
    /// The range of the whole content.
    var documentRange: NSTextRange { get }
    /// Calls a closure for the elements from a location, until it returns `false`.
    ///
    /// - Returns: The location after the last element, or `nil` if there are no elements.
    func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions,
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)?
    /// Replaces the elements in a range.
    func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?)
    /// Saves changes of the elements, and calls the closure with an error or `nil`.
    func synchronizeToBackingStore(_ completionHandler: (((any Error)?) -> Void)?)
    /// Returns the location at an offset from another one. The default is `nil`.
    func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
    /// Returns the distance between two locations. The default is 0.
    func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
    /// Returns the range that is edited instead of another one. The default is the same range.
    func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange?
}

extension NSTextElementProvider {
    /// Returns `nil`.
    public func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
    /// Returns 0.
    public func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { 0 }
    /// Returns the same range.
    public func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { textRange }
}

/// An object that manages the content of text layout managers. ``NSTextContentStorage`` manages attributed strings.
open class NSTextContentManager: NSObject, NSTextElementProvider {
    /// Options for the enumeration of elements.
    public struct EnumerationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        /// Creates options with the given bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The elements before the location are enumerated backward.
        public static let reverse = Self(rawValue: 1 << 0)
    }

    /// Creates a manager without content.
    public override init() {
        super.init()
    }

    /// Creates a manager without content.
    ///
    /// Differs from UIKit: the values in the archive aren't read.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The object that provides and filters elements. The default is `nil`.
    open weak var delegate: (any NSTextContentManagerDelegate)?

    // MARK: Layout managers

    /// The layout managers of the content.
    open private(set) var textLayoutManagers: [NSTextLayoutManager] = []

    /// The layout manager whose selection is edited. The default is the first one that was added.
    open var primaryTextLayoutManager: NSTextLayoutManager? {
        get { textLayoutManagers.first { $0 === primary } ?? textLayoutManagers.first }
        set { primary = newValue }
    }
    private weak var primary: NSTextLayoutManager?

    /// Adds a layout manager, which lays out the content.
    open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard !textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
        textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
        textLayoutManagers.append(textLayoutManager)
        textLayoutManager.contentManagerDidChange(to: self)
    }

    /// Removes a layout manager.
    open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
        textLayoutManagers.removeAll { $0 === textLayoutManager }
        textLayoutManager.contentManagerDidChange(to: nil)
    }

    /// Updates the layout managers after changes, and calls the closure with an error or `nil`.
    open func synchronizeTextLayoutManagers(_ completionHandler: (((any Error)?) -> Void)?) {
        sendChanges()
        completionHandler?(nil)
    }

    /// Passes the changes since the last synchronization to the layout managers.
    func sendChanges() {}

    /// A Boolean value that indicates whether changes update the layout managers. The default is `true`.
    ///
    /// If it's `false`, the layout managers show the content as it was, until ``synchronizeTextLayoutManagers(_:)`` is
    /// called or the value becomes `true`. The layout of a text view is always updated.
    open var automaticallySynchronizesTextLayoutManagers: Bool {
        get { editing.updatesLayout }
        set {
            editing.updatesLayout = newValue
            if newValue { sendChanges() }
        }
    }

    /// A Boolean value that indicates whether an editing transaction saves its changes at its end. The default is `true`.
    open var automaticallySynchronizesToBackingStore: Bool {
        get { editing.saves }
        set { editing.saves = newValue }
    }

    // MARK: Elements

    /// The range of the whole content. The default is empty.
    open var documentRange: NSTextRange { NSTextRange(0..<0) }

    /// Calls a closure for the elements from a location, until it returns `false`. The default has no elements.
    @discardableResult
    open func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? { nil }

    /// Returns the elements that a range touches.
    open func textElements(for range: NSTextRange) -> [NSTextElement] {
        var elements: [NSTextElement] = []
        enumerateTextElements(from: range.location) { element in
            guard let own = element.elementRange else { return false }
            guard own.location < range.endLocation || elements.isEmpty else { return false }
            elements.append(element)
            return own.endLocation < range.endLocation
        }
        return elements
    }

    /// Replaces the elements in a range. The default does nothing.
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}

    /// Saves changes of the elements. The default has nothing to save.
    open func synchronizeToBackingStore(_ completionHandler: (((any Error)?) -> Void)?) { completionHandler?(nil) }

    /// Returns the location at an offset from another one, or `nil` if it's outside of the content.
    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }

    /// Returns the distance between two locations.
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { 0 }

    /// Returns the range that is edited instead of another one. The default is the same range.
    open func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { textRange }

    // MARK: Editing

    /// A Boolean value that indicates whether the content is being changed in a transaction.
    public var hasEditingTransaction: Bool { editing.isInTransaction }

    private var editing = Editing()

    private struct Editing {
        var isInTransaction = false
        var updatesLayout = true
        var saves = true
    }

    /// Calls a closure that changes the content. The layout managers are updated after it.
    open func performEditingTransaction(_ transaction: () -> Void) {
        let isOutermost = !hasEditingTransaction
        editing.isInTransaction = true
        transaction()
        guard isOutermost else { return }
        editing.isInTransaction = false
        if automaticallySynchronizesToBackingStore { synchronizeToBackingStore(nil) }
    }

    /// Records that a range was replaced by another one, so that the layout of both is invalid.
    open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {
        for manager in textLayoutManagers { manager.invalidateLayout(for: newTextRange) }
    }
}

/// Methods that provide and filter the elements of a content manager. All methods are optional.
public protocol NSTextContentManagerDelegate: NSObjectProtocol {
    /// Asks the delegate for the element at a location. The default is `nil`, which means the manager's own element.
    func textContentManager(
        _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
    ) -> NSTextElement?
    /// Asks the delegate whether an element is part of an enumeration, and so of the layout. The default is `true`.
    func textContentManager(
        _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
    ) -> Bool
}

extension NSTextContentManagerDelegate {
    /// Returns `nil`.
    public func textContentManager(
        _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
    ) -> NSTextElement? { nil }
    /// Returns `true`.
    public func textContentManager(
        _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
    ) -> Bool { true }
}
