import RuntimeSupport

extension UIImage {
    /// Returns the empty square that previews show for a missing symbol. Returns `nil` on other devices, which show
    /// nothing, and on background threads.
    package static func missingSymbol(with configuration: UIImage.SymbolConfiguration? = nil) -> UIImage? {
        guard Diagnostics.isOnMainQueue, onKnownMainActor({ DeviceScope.current.owner?.showsMissingSymbols == true })
        else {
            return nil
        }
        return UIImage(systemName: "square", withConfiguration: configuration)
    }
}
