import UIKit

extension UIContentUnavailableConfiguration {
    /// Returns a placeholder for an empty list, with a hint.
    static func absence(of things: String, symbol: String, hint: String) -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: symbol)
        configuration.text = "No \(things)"
        configuration.secondaryText = hint
        return configuration
    }
}
