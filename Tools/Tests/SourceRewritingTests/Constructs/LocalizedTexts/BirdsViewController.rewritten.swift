#sourceLocation(file: "/App/BirdsViewController.swift", line: 1)
@_spi(Collage) import UIKit

final class BirdsViewController: UIViewController { override class var interfaceProperties: [InterfaceProperty] { var list: [InterfaceProperty] = super.interfaceProperties; list.append(InterfaceProperty("label", \BirdsViewController.label)); return list };
              var label: UILabel!

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

#sourceLocation()
private func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String { bundle.localizedText(forKey: key, value: value, table: tableName) }
extension Bundle {
    fileprivate func localizedString(forKey key: String, value: String?, table: String?) -> String {
        localizedText(forKey: key, value: value, table: table)
    }
}
extension String {
    fileprivate static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
        String(localizedFormat: format, locale: .current, arguments: arguments)
    }
}
extension String {
    fileprivate init(format: __shared String, _ arguments: any CVarArg...) {
        self.init(localizedFormat: format, locale: nil, arguments: arguments)
    }
    fileprivate init(format: __shared String, arguments: __shared [any CVarArg]) {
        self.init(localizedFormat: format, locale: nil, arguments: arguments)
    }
    fileprivate init(format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) {
        self.init(localizedFormat: format, locale: locale, arguments: arguments)
    }
    fileprivate init(
        format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]
    ) {
        self.init(localizedFormat: format, locale: locale, arguments: arguments)
    }
}
