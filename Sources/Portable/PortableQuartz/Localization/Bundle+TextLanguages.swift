import Foundation

extension Bundle {
    /// The languages of the bundle, that of its texts first, as the folders are called.
    ///
    /// Foundation for Linux looks texts up in the language that the bundle is developed in, whatever the person speaks, but
    /// says in `preferredLocalizations` that it prefers any other one that there is. What UIKit reads itself has to be in
    /// the language of the texts around it. Where there is no folder of that language, its texts are those of `Base`.
    package var textLanguages: [String] {
        let development = object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String ?? "en"
        let languages = localizations
        if languages.contains(development) { return [development] }
        return languages.contains("Base") ? [] : preferredLocalizations
    }
}
