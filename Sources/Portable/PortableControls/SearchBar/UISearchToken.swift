import Foundation
@_spi(Collage) import PortableUIKitCore

/// A part of a search that isn't text, such as a person or a category. The field shows it as a capsule before the text.
///
/// ```swift
/// let token = UISearchToken(icon: UIImage(systemName: "person"), text: "Soups")
/// token.representedObject = recipe
/// searchController.searchBar.searchTextField.insertToken(token, at: 0)
/// ```
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    let icon: UIImage?
    let text: String

    /// Creates a token with an icon and text.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }

    /// An object of the app that the token represents. The default is `nil`.
    open var representedObject: Any?
}

/// Methods for the tokens and the suggestions of a search field. All methods are optional.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    /// Asks the delegate for the data of a token that the user copies.
    func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken)
        -> NSItemProvider

    /// Tells the delegate that the user has selected a suggestion.
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
    /// Returns the text of the token.
    public func searchTextField(
        _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider { NSItemProvider(object: NSString(string: token.text)) }

    /// Does nothing.
    public func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {}
}
