import Foundation

extension Bundle {
    /// The languages of the bundle as names of folders, beginning with the language of the bundle's localized strings.
    ///
    /// Foundation for Linux looks up strings in the development language of the bundle, regardless of the user's
    /// language, but `preferredLocalizations` prefers any other available language. Resources that UIKit reads must be
    /// in the same language as the texts. If there's no folder for that language, the texts are in `Base`.
    package var textLanguages: [String] {
        let development = object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String ?? "en"
        let languages = localizations
        if languages.contains(development) { return [development] }
        return languages.contains("Base") ? [] : preferredLocalizations
    }
}
