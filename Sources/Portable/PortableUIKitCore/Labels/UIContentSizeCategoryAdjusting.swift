/// A type whose fonts can follow the user's preferred size of text.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// A Boolean value that indicates whether fonts are updated when the preferred size of text changes.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
