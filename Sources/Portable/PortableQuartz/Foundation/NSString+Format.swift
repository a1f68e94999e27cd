import Foundation

extension NSString {
    /// Creates a string from a format and arguments, with numbers in the format of a locale. Foundation on Linux accepts
    /// only an `NSLocale`.
    public convenience init(format: String, locale: Locale?, arguments: CVaListPointer) {
        self.init(format: format, locale: locale.map { $0 as NSLocale }, arguments: arguments)
    }
}
