import UIKit

extension UIContentUnavailableConfiguration {
    /// Says in the place of things that there are none, and what to do about it.
    static func absence(of things: String, symbol: String, hint: String) -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: symbol)
        configuration.text = "No \(things)"
        configuration.secondaryText = hint
        return configuration
    }
}
