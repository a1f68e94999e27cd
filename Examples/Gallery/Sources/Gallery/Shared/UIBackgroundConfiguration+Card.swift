import UIKit

extension UIBackgroundConfiguration {
    /// A white card on a grouped background; gray while it is touched.
    static func card() -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration.listGroupedCell()
        background.cornerRadius = 14
        return background
    }
}
