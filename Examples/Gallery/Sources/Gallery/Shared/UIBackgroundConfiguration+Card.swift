import UIKit

extension UIBackgroundConfiguration {
    /// Returns a white card on a grouped background, which is gray while it's touched.
    static func card() -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration.listGroupedCell()
        background.cornerRadius = 14
        return background
    }
}
