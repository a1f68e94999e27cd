#sourceLocation(file: "/App/Platform.swift", line: 1)
#if true || false
import UIKit
#elseif false
import AppKit
#endif
#if true && !false
let kind = "phone"
#else
let kind = "other"
#endif
#if DEBUG && true
let isDebugging = true
#endif
#if false
import MapKit
#endif
func feel() {
    if #available(iOS 13, *) { print("new") }
    #if false
    print("not here")
    #endif
}
