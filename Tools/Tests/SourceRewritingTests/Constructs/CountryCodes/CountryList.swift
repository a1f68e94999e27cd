import Foundation

let countries = NSLocale.isoCountryCodes.filter { $0.hasPrefix("A") }
