import Foundation

enum Texts {
    static func rows(_ count: Int) -> String { String(format: "%d rows".localized, arguments: [count]) }

    static func plain(_ count: Int) -> String { count.description }
}

extension String {
    var localized: String { NSLocalizedString(self, comment: "") }
}
