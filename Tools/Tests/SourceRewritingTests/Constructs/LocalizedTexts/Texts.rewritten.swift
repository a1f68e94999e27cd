#sourceLocation(file: "/App/Texts.swift", line: 1)
@_spi(Collage) import UIKit; import Foundation

enum Texts {
    static func rows(_ count: Int) -> String { String(format: "%d rows".localized, arguments: [count]) }

    static func plain(_ count: Int) -> String { count.description }
}

extension String {
    var localized: String { NSLocalizedString(self, comment: "") }
}

#sourceLocation()
private func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String { bundle.localizedText(forKey: key, value: value, table: tableName) }
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
