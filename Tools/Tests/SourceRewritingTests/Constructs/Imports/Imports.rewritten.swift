#sourceLocation(file: "/App/Imports.swift", line: 1)
import SwiftUI; import Foundation
import Foundation
import Glibc
import UIKit
import SwiftUI
import SwiftUI
import SwiftData
import       UIKit
import UIKit
import Dispatch
import class Foundation.NSCache
import class Foundation.NSRecursiveLock
             
                    

let view = UIView()
