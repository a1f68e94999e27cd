#if os(iOS) || os(tvOS)
import UIKit
#elseif os(macOS)
import AppKit
#endif
#if canImport(UIKit) && !targetEnvironment(macCatalyst)
let kind = "phone"
#else
let kind = "other"
#endif
#if DEBUG && targetEnvironment(simulator)
let isDebugging = true
#endif
#if canImport(MapKit)
import MapKit
#endif
func feel() {
    if #available(iOS 13, *) { print("new") }
    #if os(Linux)
    print("not here")
    #endif
}
