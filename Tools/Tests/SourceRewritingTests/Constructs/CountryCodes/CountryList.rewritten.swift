#sourceLocation(file: "/App/CountryList.swift", line: 1)
import Foundation

let countries = NSLocale.isoCountryCodes.filter { $0.hasPrefix("A") }

#sourceLocation()
extension NSLocale {
    static var isoCountryCodes: [String] {
        Locale.Region.isoRegions(ofCategory: .territory).map(\.identifier).sorted()
    }
}
