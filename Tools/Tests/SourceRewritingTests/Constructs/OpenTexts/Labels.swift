import UIKit

/// Uses the declarations that are added to the module's first file with an inlinable function.
func label(_ count: Int) -> UILabel {
    let label = UILabel()
    label.text = String(format: NSLocalizedString("%d birds", comment: ""), count)
    return label
}
