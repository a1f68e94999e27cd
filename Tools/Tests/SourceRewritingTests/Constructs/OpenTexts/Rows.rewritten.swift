#sourceLocation(file: "/App/Rows.swift", line: 1)
@_spi(Collage) import UIKit; import Foundation

/// Texts for other modules.
public enum Rows {
    /// Other modules compile what it calls.
    @inlinable public static func title(_ count: Int) -> String {
        String(format: NSLocalizedString("%d rows", comment: ""), count)
    }
}

#sourceLocation()
@usableFromInline func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String { bundle.localizedText(forKey: key, value: value, table: tableName) }
extension String {
    @usableFromInline init(format: __shared String, _ arguments: any CVarArg...) {
        self.init(localizedFormat: format, locale: nil, arguments: arguments)
    }
    @usableFromInline init(format: __shared String, arguments: __shared [any CVarArg]) {
        self.init(localizedFormat: format, locale: nil, arguments: arguments)
    }
    @usableFromInline init(format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) {
        self.init(localizedFormat: format, locale: locale, arguments: arguments)
    }
    @usableFromInline init(
        format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]
    ) {
        self.init(localizedFormat: format, locale: locale, arguments: arguments)
    }
}
