#sourceLocation(file: "/App/Theme.swift", line: 1)
import UIKit

class Theme: NSObject { @MainActor class var interfaceProperties: [InterfaceProperty] { var list: [InterfaceProperty] = []; list.append(InterfaceProperty("label", \Theme.label)); return list };
              weak var label: UILabel!

    @MainActor open          func awakeFromNib() {
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

#sourceLocation()
extension Theme: _InterfaceAwakening {}
extension Theme: InterfaceConnectable {}
