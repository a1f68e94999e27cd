import Foundation
@_spi(Collage) import PortableUIKitCore

/// A suggestion that appears under a search field.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    /// The text of the suggestion.
    var localizedSuggestion: String? { get }
    /// The text of the suggestion with attributes, which is preferred.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// A description for VoiceOver. The default is `nil`, which means that the text is read.
    var localizedDescription: String? { get }
    /// The icon in front of the text. The default is `nil`.
    var iconImage: UIImage? { get }
    /// An object of the app that the suggestion represents.
    var representedObject: Any? { get set }
}

extension UISearchSuggestion {
    /// Returns `nil`.
    public var localizedDescription: String? { nil }
    /// Returns `nil`.
    public var iconImage: UIImage? { nil }
}

/// A suggestion with text and an icon.
///
/// ```swift
/// searchController.searchSuggestions = recipes.map { UISearchSuggestionItem(localizedSuggestion: $0.name) }
/// ```
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    private let content: (plain: String?, attributed: NSAttributedString?, description: String?, icon: UIImage?)

    /// Creates a suggestion with text.
    public convenience init(localizedSuggestion suggestion: String) {
        self.init(localizedSuggestion: suggestion, localizedDescription: nil)
    }

    /// Creates a suggestion with text and a description for VoiceOver.
    public convenience init(localizedSuggestion suggestion: String, localizedDescription description: String?) {
        self.init(localizedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
    }

    /// Creates a suggestion with text, a description for VoiceOver, and an icon.
    public init(localizedSuggestion suggestion: String, localizedDescription description: String?, iconImage: UIImage?)
    {
        content = (suggestion, nil, description, iconImage)
        super.init()
    }

    /// Creates a suggestion with attributed text.
    public convenience init(localizedAttributedSuggestion suggestion: NSAttributedString) {
        self.init(localizedAttributedSuggestion: suggestion, localizedDescription: nil)
    }

    /// Creates a suggestion with an attributed text and a description for VoiceOver.
    public convenience init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?
    ) {
        self.init(localizedAttributedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
    }

    /// Creates a suggestion with an attributed text, a description for VoiceOver, and an icon.
    public init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?,
        iconImage: UIImage?
    ) {
        content = (suggestion.string, suggestion, description, iconImage)
        super.init()
    }

    /// The text.
    open var localizedSuggestion: String? { content.plain }
    /// The text with its attributes, or `nil` if it has none.
    open var localizedAttributedSuggestion: NSAttributedString? { content.attributed }
    /// The description for VoiceOver.
    open var localizedDescription: String? { content.description }
    /// The icon.
    open var iconImage: UIImage? { content.icon }
    /// An object of the app that the suggestion represents. The default is `nil`.
    open var representedObject: Any?
}
