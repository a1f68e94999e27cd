import UIKit

class Theme: NSObject {
    @IBOutlet weak var label: UILabel!

    open override func awakeFromNib() {
        super.awakeFromNib()
        label.textColor = .red
    }
}

final class BoldTheme: Theme {
    override func awakeFromNib() {
        super.awakeFromNib()
        label.font = .boldSystemFont(ofSize: 17)
    }
}

final class ThemedView: UIView {
    override func awakeFromNib() {
        super.awakeFromNib()
        backgroundColor = .red
    }
}
