#sourceLocation(file: "/App/Imports.swift", line: 1)
import Foundation
import Foundation
import Glibc
import       UIKit
import UIKit
             
                    

let view = UIView()
