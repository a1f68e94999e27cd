import Foundation
import CoreGraphics
import Darwin
import class UIKit.UIView
import UIKit.UIGestureRecognizerSubclass
import MapKit
@testable import Kit

let view = UIView()
