import Foundation
@_spi(Collage) import PortableUIKitCore

/// The suggestions of a search field, and the list that shows them.
@MainActor
final class SearchSuggestions {
    private unowned let field: UISearchTextField
    private var list: SearchSuggestionList?
    /// A closure that's called when the user selects a suggestion, before the delegate.
    var selectionHandler: ((any UISearchSuggestion) -> Void)?
    /// A Boolean value that indicates whether the list is hidden.
    var isIgnored = false {
        didSet { update() }
    }
    var all: [any UISearchSuggestion]? {
        didSet {
            hide()
            update()
        }
    }

    init(_ field: UISearchTextField) {
        self.field = field
    }

    /// Shows or hides the list.
    func update() {
        guard let all, !all.isEmpty, !isIgnored, field.isFirstResponder, let window = field.window else {
            return hide()
        }
        let list = list ?? SearchSuggestionList(all) { [weak self] in self?.select($0) }
        self.list = list
        list.show(under: field, in: window)
    }

    private func hide() {
        list?.removeFromSuperview()
        list = nil
    }

    private func select(_ suggestion: any UISearchSuggestion) {
        hide()
        selectionHandler?(suggestion)
        (field.delegate as? any UISearchTextFieldDelegate)?.searchTextField(field, didSelect: suggestion)
    }
}

extension UISearchTextField {
    /// The suggestions in the list under the field while it's being edited. The default is `nil`. The list disappears when
    /// the user selects one.
    public var searchSuggestions: [any UISearchSuggestion]? {
        get { suggestionList.all }
        set { suggestionList.all = newValue }
    }
}
