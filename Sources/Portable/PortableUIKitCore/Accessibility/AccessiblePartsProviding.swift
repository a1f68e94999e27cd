/// A view that is an accessibility element and contains further ones, such as a text field with buttons.
@MainActor
package protocol AccessiblePartsProviding: UIView {
    /// The accessibility elements in the view, in reading order.
    var accessibleParts: [UIView] { get }
}

/// A view of UIKit that has a title and an image for the large content viewer.
@MainActor
package protocol LargeContentProviding: UIView {
    /// The title and the image that the large content viewer shows.
    var providedLargeContent: (title: String?, image: UIImage?) { get }
}
