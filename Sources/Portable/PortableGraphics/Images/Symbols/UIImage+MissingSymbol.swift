import RuntimeSupport

extension UIImage {
    /// Returns an empty square, which previews show for a symbol that doesn't exist. Returns `nil` on other devices,
    /// which show nothing, and on other threads.
    package static func missingSymbol(with configuration: UIImage.SymbolConfiguration? = nil) -> UIImage? {
        guard Diagnostics.isOnMainQueue, onKnownMainActor({ DeviceScope.current.owner?.showsMissingSymbols == true })
        else {
            return nil
        }
        return UIImage(systemName: "square", withConfiguration: configuration)
    }
}
