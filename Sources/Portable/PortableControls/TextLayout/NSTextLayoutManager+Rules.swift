import Foundation

extension NSTextLayoutManager {
    /// Applies the settings of the manager to the format of its text.
    func configure(_ format: inout TextFormat) {
        format.usesFontLeading = usesFontLeading
        format.limitsParagraphs = limitsLayoutForSuspiciousContents
    }

    /// The decisions of the delegates, or `nil` without delegates.
    var paragraphRules: ParagraphRules? {
        let hasElements = hasOwnLayout && contentStorage?.delegate != nil
        guard delegate != nil || hasElements else { return nil }
        var rules = ParagraphRules()
        if delegate != nil {
            rules.mayBreak = { [weak self] offset in
                guard let self, let delegate else { return true }
                return delegate.textLayoutManager(
                    self, shouldBreakLineBefore: TextStorageLocation(offset), hyphenating: false)
            }
            rules.padding = { [weak self] offset in
                guard let self, let element = element(at: offset), let range = element.elementRange,
                    let fragment = fragment(for: element, in: range)
                else { return (0, 0) }
                return (max(fragment.leadingPadding, 0), max(fragment.trailingPadding, 0))
            }
        }
        if hasElements {
            rules.isShown = { [weak self] range in
                guard let self, let content = contentStorage, let delegate = content.delegate, !range.isEmpty else {
                    return true
                }
                let element = content.element(in: NSRange(range))
                return element.isRepresentedElement
                    && delegate.textContentManager(content, shouldEnumerate: element, options: [])
            }
        }
        return rules
    }

    /// Returns the element of the paragraph at an offset.
    private func element(at offset: Int) -> NSTextElement? {
        guard let content = contentStorage, let text = content.textStorage?.string as NSString? else { return nil }
        let place = NSRange(location: min(offset, text.length), length: 0)
        return content.element(in: text.paragraphRange(for: place))
    }
}
