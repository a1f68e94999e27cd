import Foundation

/// An attributed string that notifies layout managers of its changes.
///
/// A subclass stores the text itself: it overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)`, and `setAttributes(_:range:)`, and calls ``edited(_:range:changeInLength:)`` in the last
/// two. All other methods of `NSMutableAttributedString` call these four.
///
/// ```swift
/// final class SwiftStorage: NSTextStorage {
///     private let contents = NSMutableAttributedString()
///
///     override var string: String { contents.string }
///
///     override func attributes(
///         at location: Int, effectiveRange range: NSRangePointer?
///     ) -> [NSAttributedString.Key: Any] {
///         contents.attributes(at: location, effectiveRange: range)
///     }
///
///     override func replaceCharacters(in range: NSRange, with str: String) {
///         contents.replaceCharacters(in: range, with: str)
///         edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
///     }
///
///     override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
///         contents.setAttributes(attrs, range: range)
///         edited(.editedAttributes, range: range, changeInLength: 0)
///     }
///
///     override func processEditing() {
///         let paragraph = (string as NSString).paragraphRange(for: editedRange)
///         removeAttribute(.foregroundColor, range: paragraph)
///         for match in (try? NSRegularExpression(pattern: "\\bfunc\\b"))?.matches(in: string, range: paragraph) ?? [] {
///             addAttribute(.foregroundColor, value: UIColor.systemPink, range: match.range)
///         }
///         super.processEditing()
///     }
/// }
/// ```
///
/// Differs from UIKit: `NSAttributedString(attributedString:)` and `append(_:)` of Foundation's classes read the fields of
/// their argument instead of calling its methods, so they find no text in a text storage. Use
/// `attributedSubstring(from:)`.
open class NSTextStorage: NSMutableAttributedString {
    /// The text of a storage that isn't of a subclass.
    private var contents = AttributedText()
    private var editing = TextStorageEditing()

    /// Creates an empty storage.
    public init() { super.init(string: "") }

    /// Creates a storage with text.
    public override init(string str: String) {
        super.init(string: "")
        contents = AttributedText(str)
    }

    /// Creates a storage with text and its attributes.
    public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: "")
        contents = AttributedText(str, attributes: TextAttributes(attrs ?? [:]))
    }

    /// Creates a storage with a copy of an attributed string.
    public override init(attributedString attrStr: NSAttributedString) {
        super.init(string: "")
        contents = AttributedText(attrStr)
    }

    /// Creates a storage from an archive.
    public required init?(coder: NSCoder) {
        guard let text = NSAttributedString(coder: coder) else { return nil }
        super.init(string: "")
        contents = AttributedText(text)
    }

    // MARK: Primitive methods

    /// The characters.
    open override var string: String { contents.string }

    /// Returns the attributes of a character and the range in which they apply.
    open override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
        check(NSRange(location: location, length: 1), "attributesAtIndex:effectiveRange:")
        let (attributes, run) = editing.search.run(at: location, in: contents)
        range?.pointee = NSRange(run)
        return attributes.values
    }

    /// Replaces the characters in a range. New characters have the attributes of the first replaced one or, if the range
    /// is empty, of the one before it.
    open override func replaceCharacters(in range: NSRange, with str: String) {
        check(range, "replaceCharactersInRange:withString:")
        let inherited = range.length > 0 ? range.location : max(range.location - 1, 0)
        let attributes = contents.attributes(at: inherited) ?? .none
        replaceContents(in: range.location..<NSMaxRange(range), with: AttributedText(str, attributes: attributes))
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    /// Replaces the attributes of the characters in a range.
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        check(range, "setAttributes:range:")
        editing.search = RunSearch()
        contents.setAttributes(in: range.location..<NSMaxRange(range), to: TextAttributes(attrs ?? [:]))
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    /// Changes the attributes of each run in a range.
    func changeAttributes(
        in range: NSRange, _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {
        guard usesOwnContents else { return setAttributesOfRuns(in: range, change) }
        check(range, "setAttributes:range:")
        editing.search = RunSearch()
        contents.setAttributes(in: range.location..<NSMaxRange(range), change)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    private func replaceContents(in range: Range<Int>, with text: AttributedText) {
        editing.search = RunSearch()
        contents.replace(range, with: text)
    }

    /// Stops the program if a range isn't in the text.
    private func check(_ range: NSRange, _ method: String) {
        let isValid = range.location >= 0 && range.length >= 0 && range.location <= contents.length - range.length
        if !isValid { fatalError("-[NSConcreteTextStorage \(method)]: Range or index out of bounds") }
    }

    // MARK: Editing

    /// The layout managers of the text.
    open private(set) var layoutManagers: [NSLayoutManager] = []

    /// The object that is notified of changes. The default is `nil`.
    open weak var delegate: (any NSTextStorageDelegate)?

    /// The kinds of changes that are being processed.
    open var editedMask: EditActions { editing.mask }
    /// The changed range, in the changed text. Its location is `NSNotFound` if no changes are being processed.
    open var editedRange: NSRange { editing.range }
    /// The difference between the lengths of the changed and the original text.
    open var changeInLength: Int { editing.changeInLength }

    /// A Boolean value that indicates whether the text is being changed, so that it can't be laid out.
    var isEditing: Bool { editing.depth > 0 || editing.isProcessing }

    /// Adds a layout manager, which lays out the text.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    /// Removes a layout manager.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard let index = layoutManagers.firstIndex(where: { $0 === aLayoutManager }) else { return }
        layoutManagers.remove(at: index)
        aLayoutManager.textStorage = nil
    }

    /// Begins a group of changes, which are processed at its end.
    open override func beginEditing() { editing.depth += 1 }

    /// Ends a group of changes, and processes them.
    open override func endEditing() {
        editing.depth = max(editing.depth - 1, 0)
        processIfNeeded()
    }

    /// Records a change. Outside of a group of changes, it's processed immediately.
    ///
    /// - Parameters:
    ///   - editedMask: The kinds of the change.
    ///   - editedRange: The changed range, in the text before the change.
    ///   - delta: The difference between the lengths of the text after and before the change.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        editing.add(editedMask, range: editedRange, changeInLength: delta)
        processIfNeeded()
    }

    private func processIfNeeded() {
        guard !isEditing, !editedMask.isEmpty else { return }
        editing.isProcessing = true
        processEditing()
        editing.isProcessing = false
    }

    /// Processes the recorded changes: notifies the delegate, fixes attributes, and notifies the layout managers. A
    /// subclass can change attributes before it calls `super`.
    open func processEditing() {
        guard !editedMask.isEmpty else { return }
        NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
        delegate?.textStorage(
            self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        invalidateAttributes(in: editedRange)
        NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
        delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        let (mask, range, delta) = (editedMask, editedRange, changeInLength)
        editing.finish()
        for layoutManager in layoutManagers {
            layoutManager.processEditing(
                for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
        }
        textStorageObserver?.processEditing(
            for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
    }

    /// The object that processes changes after the layout managers, usually a content storage. The default is `nil`.
    open weak var textStorageObserver: (any NSTextStorageObserving)?

    /// A Boolean value that indicates whether attributes are fixed when they're needed instead of after each change. The
    /// default is `false`.
    open var fixesAttributesLazily: Bool { false }

    /// Marks the attributes in a range as changed. The default calls ``ensureAttributesAreFixed(in:)``, unless attributes
    /// are fixed lazily.
    open func invalidateAttributes(in range: NSRange) {
        if !fixesAttributesLazily { ensureAttributesAreFixed(in: range) }
    }

    /// Fixes the attributes in a range: removes attachments from characters other than ``NSTextAttachment/character``.
    open func ensureAttributesAreFixed(in range: NSRange) { removeMisplacedAttachments(in: range) }

    // MARK: Methods of attributed strings

    // Foundation implements them for its own fields, so they must be overridden to call the primitive methods.

    open override var length: Int { usesOwnContents ? contents.length : string.utf16.count }

    open override var mutableString: NSMutableString { TextStorageString(self) }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

    open override func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        let result = TextAttributes(attributes(at: location, effectiveRange: nil))
        range?.pointee = longestRange(at: location, in: rangeLimit) { TextAttributes($0).hasSameValues(as: result) }
        return result.values
    }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
        in rangeLimit: NSRange
    ) -> Any? {
        let value = attributes(at: location, effectiveRange: nil)[attrName]
        range?.pointee = longestRange(at: location, in: rangeLimit) { TextAttributes.isSame($0[attrName], value) }
        return value
    }

    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        content(in: range.location..<NSMaxRange(range)).attributedString
    }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        changeAttributes(in: range) { $0.merging(attrs) { $1 } }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        changeAttributes(in: range) { values in
            var values = values
            values[name] = nil
            return values
        }
    }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        replace(range.location..<NSMaxRange(range), with: AttributedText(attrString))
    }

    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    open override func isEqual(to other: NSAttributedString) -> Bool {
        let own = content
        let other = AttributedText(other)
        return own.string == other.string && own.hasSameAttributes(as: other)
    }

    open override func copy(with zone: NSZone? = nil) -> Any { content.attributedString }

    open override func mutableCopy(with zone: NSZone? = nil) -> Any {
        NSMutableAttributedString(attributedString: content.attributedString)
    }

    // MARK: Access as a value

    /// A Boolean value that indicates whether the storage has its own text, which can be changed as a whole.
    private var usesOwnContents: Bool { type(of: self) == NSTextStorage.self }

    /// The text as a value.
    ///
    /// - Complexity: O(1), or O(*n*) in the length of the text for a subclass.
    var content: AttributedText { usesOwnContents ? contents : AttributedText(reading: self) }

    /// Returns a part of the text as a value.
    func content(in range: Range<Int>) -> AttributedText {
        let all = NSRange(range)
        if usesOwnContents { check(all, "attributedSubstringFromRange:") }
        return usesOwnContents ? contents[range] : AttributedText(reading: self, in: range)
    }

    /// Returns the runs of a range.
    func runs(in range: Range<Int>) -> [AttributedText.Run] {
        usesOwnContents ? contents.runs(in: range) : readRuns(in: range)
    }

    /// Replaces a range with text and its attributes.
    func replace(_ range: Range<Int>, with text: AttributedText) {
        let old = NSRange(range)
        if usesOwnContents {
            check(old, "replaceCharactersInRange:withAttributedString:")
            replaceContents(in: range, with: text)
            let mask: EditActions = [.editedCharacters, .editedAttributes]
            return edited(mask, range: old, changeInLength: text.length - range.count)
        }
        beginEditing()
        replaceCharacters(in: old, with: text.string)
        var start = range.lowerBound
        for run in text.runs {
            setAttributes(run.attributes.values, range: NSRange(location: start, length: run.length))
            start += run.length
        }
        endEditing()
    }
}
