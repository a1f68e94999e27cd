import UIKit

/// Calls what stands in the first file of the module that others compile something of.
func label(_ count: Int) -> UILabel {
    let label = UILabel()
    label.text = String(format: NSLocalizedString("%d birds", comment: ""), count)
    return label
}
