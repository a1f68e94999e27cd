import UIKit

final class BirdsViewController: UIViewController {
    @IBOutlet var label: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Birds", comment: "The title of the screen")
        label.text = String(localized: "Nobody was here")
        show(3)
    }

    func show(_ count: Int) {
        let format = NSLocalizedString("%d birds", tableName: "Counts", bundle: .main, value: "birds", comment: "")
        label.text = String.localizedStringWithFormat(format, count)
        label.accessibilityLabel = String(localized: "\(count) birds", table: "Counts", comment: "Read aloud")
        let hint = Bundle.main.localizedString(forKey: "hint", value: nil, table: nil)
        label.accessibilityHint = String(format: hint, count) + String(format: "%.1f", locale: .current, 0.5)
    }
}
