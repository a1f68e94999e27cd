import Foundation

extension Bundle {
    /// Creates the objects of a nib in this bundle, and connects them with each other and their owner.
    ///
    /// Raises the same exceptions as ``UINib/instantiate(withOwner:options:)``.
    ///
    /// - Parameters:
    ///   - name: The file's name without its extension.
    ///   - owner: The object that the file calls "File's Owner".
    ///   - options: More objects for the file's placeholders.
    /// - Returns: The top-level objects, without placeholders. It's never `nil`.
    /// - Complexity: O(*n*) in the size of the file.
    @preconcurrency @MainActor
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
