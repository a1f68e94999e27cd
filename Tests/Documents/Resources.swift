import UIKit

extension Bundle {
    /// In a target with resources SwiftPM makes it.
    static let module = Bundle.main
}

@MainActor func showAssets() -> [Any?] {
    let lake = UIImage(named: "Lake", in: .module, with: nil)
    let accent = UIColor(named: "Accent", in: .module, compatibleWith: nil)
    let samples = NSDataAsset(name: "Samples", bundle: .module)
    return [lake, accent, samples]
}

func registerFonts() {
    for url in Bundle.module.urls(forResourcesWithExtension: "ttf", subdirectory: nil) ?? [] {
        CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
    }
}

func showTexts(_ names: [String]) -> [String] {
    let title = String(localized: "Library", bundle: .module)
    let count = String(localized: "\(names.count) names", bundle: .module)
    return [title, count]
}
