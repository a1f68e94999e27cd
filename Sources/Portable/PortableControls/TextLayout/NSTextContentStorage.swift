import Foundation

/// A content manager whose content is an attributed string. Its elements are the paragraphs.
///
/// ```swift
/// let contentStorage = NSTextContentStorage()
/// let layoutManager = NSTextLayoutManager()
/// contentStorage.addTextLayoutManager(layoutManager)
/// layoutManager.textContainer = NSTextContainer(size: CGSize(width: 200, height: 0))
/// contentStorage.attributedString = NSAttributedString(string: "First line\nSecond line")
/// layoutManager.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) { fragment in
///     print(fragment.layoutFragmentFrame)
///     return true
/// }
/// ```
open class NSTextContentStorage: NSTextContentManager, NSTextStorageObserving {
    /// A notification that an unsupported attribute was added to the content storage.
    ///
    /// Differs from UIKit: it supports all attributes, so it's never posted.
    public static let unsupportedAttributeAddedNotification = NSNotification.Name(
        "NSTextContentStorageUnsupportedAttributeAddedNotification")

    /// Creates an empty storage.
    public override init() {
        super.init()
        start(with: NSTextStorage())
    }

    /// Creates a storage with an empty text.
    ///
    /// Differs from UIKit: the values in the archive aren't read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        start(with: NSTextStorage())
    }

    /// Creates a content storage for the text of a view, whose changes its layout manager processes.
    init(sharing textStorage: NSTextStorage) {
        super.init()
        start(with: textStorage)
    }

    private func start(with storage: NSTextStorage) { textStorage = storage }

    /// The text storage. Replacing it changes the content of all layout managers.
    open var textStorage: NSTextStorage? {
        willSet {
            guard newValue !== textStorage, textStorage?.textStorageObserver === self else { return }
            textStorage?.textStorageObserver = nil
        }
        didSet {
            guard textStorage !== oldValue else { return }
            textStorage?.textStorageObserver = self
            pendingEdits = []
            for manager in textLayoutManagers { manager.contentManagerDidChange(to: self) }
        }
    }

    /// The changes since the last synchronization of the layout managers.
    private var pendingEdits: [(range: NSRange, delta: Int)] = []

    /// The text. Setting it replaces the text of ``textStorage``.
    open var attributedString: NSAttributedString? {
        get { textStorage }
        set {
            if let storage = newValue as? NSTextStorage {
                textStorage = storage
            } else if let textStorage {
                let whole = NSRange(location: 0, length: textStorage.length)
                textStorage.replaceCharacters(in: whole, with: newValue ?? NSAttributedString(string: ""))
            }
        }
    }

    // MARK: Elements

    /// Returns the text of an element, or `nil` if it isn't a paragraph.
    open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
        (textElement as? NSTextParagraph)?.attributedString
    }

    /// Returns a paragraph with the given text.
    open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
        NSTextParagraph(attributedString: attributedString)
    }

    open override var documentRange: NSTextRange { NSTextRange(0..<length) }

    private var length: Int { textStorage?.length ?? 0 }

    @discardableResult
    open override func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? {
        let isReverse = options.contains(.reverse)
        let start = (textLocation as? TextStorageLocation)?.offset ?? (isReverse ? length : 0)
        let text = (textStorage?.string ?? "") as NSString
        var offset = min(max(start, 0), text.length)
        if isReverse, offset == 0 { return nil }
        repeat {
            let probe = isReverse ? max(offset - 1, 0) : offset
            let range = text.paragraphRange(for: NSRange(location: probe, length: 0))
            offset = isReverse ? range.location : NSMaxRange(range)
            let element = element(in: range)
            let isEnumerated =
                delegate?.textContentManager(self, shouldEnumerate: element, options: options) ?? true
            if isEnumerated, !block(element) { break }
        } while isReverse ? offset > 0 : offset < text.length
        return TextStorageLocation(offset)
    }

    /// Returns the paragraph in a range: that of the delegate, or else one with the text of the storage.
    func element(in range: NSRange) -> NSTextElement {
        let location = TextStorageLocation(range.location)
        let element =
            delegate?.textContentManager(self, textElementAt: location)
            ?? (delegate as? any NSTextContentStorageDelegate)?.textContentStorage(self, textParagraphWith: range)
            ?? NSTextParagraph(attributedString: textStorage?.attributedSubstring(from: range))
        element.elementRange = NSTextRange(range.location..<NSMaxRange(range))
        element.textContentManager = self
        return element
    }

    /// Replaces the text in a range with the text of paragraphs.
    open override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
        guard let offsets = range.offsets else { return }
        let text = NSMutableAttributedString(string: "")
        for element in textElements ?? [] {
            if let part = attributedString(for: element) { text.append(part) }
        }
        textStorage?.replaceCharacters(in: NSRange(offsets), with: text)
    }

    // MARK: Locations

    open override func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        guard let start = location as? TextStorageLocation else { return nil }
        let (target, overflows) = start.offset.addingReportingOverflow(offset)
        return overflows || target < 0 || target > length ? nil : TextStorageLocation(target)
    }

    open override func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        guard let start = from as? TextStorageLocation, let end = to as? TextStorageLocation else { return NSNotFound }
        return end.offset - start.offset
    }

    // MARK: Editing

    /// Calls a closure that changes the text. The changes are processed together, after it.
    open override func performEditingTransaction(_ transaction: () -> Void) {
        super.performEditingTransaction {
            textStorage?.beginEditing()
            transaction()
            textStorage?.endEditing()
        }
    }

    /// Updates the layout managers after a change of the text.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        guard automaticallySynchronizesTextLayoutManagers else {
            pendingEdits.append((newCharRange, delta))
            for manager in textLayoutManagers {
                if manager.hasOwnLayout {
                    manager.holdContent()
                } else {
                    manager.processEditing(
                        for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta,
                        invalidatedRange: invalidatedCharRange)
                }
            }
            return
        }
        for manager in textLayoutManagers {
            manager.processEditing(
                for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta,
                invalidatedRange: invalidatedCharRange)
        }
    }

    /// Passes all changes together to the layout managers.
    override func sendChanges() {
        guard !pendingEdits.isEmpty, let textStorage else { return }
        let edits = pendingEdits
        pendingEdits = []
        let whole = NSRange(location: 0, length: textStorage.length)
        for manager in textLayoutManagers where manager.hasOwnLayout {
            manager.releaseContent()
            for (range, delta) in edits { manager.renderingAttributes.move(after: range, changeInLength: delta) }
            manager.engine.processEditing(
                for: textStorage, edited: [.editedCharacters, .editedAttributes], range: whole,
                changeInLength: edits.reduce(0) { $0 + $1.delta }, invalidatedRange: whole)
        }
    }

    /// Calls a closure that changes the text of a storage.
    open func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void) {
        performEditingTransaction(transaction)
    }
}

/// Methods that provide the paragraphs of a content storage. All methods are optional.
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
    /// Asks the delegate for the paragraph in a range, for example one with other attributes. The default is `nil`, which
    /// means a paragraph with the text of the storage.
    ///
    /// Differs from UIKit: the layout has the text of the storage. The paragraph determines what the enumeration of
    /// elements returns.
    func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
    /// Returns `nil`.
    public func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph? { nil }
}

/// Methods of an object that processes the changes of a text storage, such as a content storage.
public protocol NSTextStorageObserving: NSObjectProtocol {
    /// The text storage.
    var textStorage: NSTextStorage? { get set }
    /// Responds to changes of the text, which the storage has processed.
    func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange)
    /// Calls a closure that changes the text.
    func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void)
}
