import RuntimeSupport

extension UIImage {
    /// What previews show where there is no symbol of the name that somebody asked for: an empty square. Nil on every other
    /// device, where nothing is shown, and on other threads.
    package static func missingSymbol(with configuration: UIImage.SymbolConfiguration? = nil) -> UIImage? {
        guard Diagnostics.isOnMainQueue, onKnownMainActor({ DeviceScope.current.owner?.showsMissingSymbols == true })
        else {
            return nil
        }
        return UIImage(systemName: "square", withConfiguration: configuration)
    }
}
