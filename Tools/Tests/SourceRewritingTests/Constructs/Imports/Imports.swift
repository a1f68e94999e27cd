import Foundation
import CoreGraphics
import Darwin
import CoreText
import CoreTransferable
import SwiftUICore
import _SwiftData_SwiftUI
import class UIKit.UIView
import UIKit.UIGestureRecognizerSubclass
import Dispatch.queue
import class Foundation.NSCache
import class Foundation.NSLock.NSRecursiveLock
import MapKit
@testable import Kit

let view = UIView()
