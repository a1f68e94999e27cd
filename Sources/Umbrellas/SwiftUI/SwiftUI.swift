// `import SwiftUI` alone shows UIKit, Combine and Observation, as Apple's does.
@_exported import AppLauncher
@_exported import Foundation
@_exported import Observation
@_exported import PortableCombine
@_exported import PortableSwiftUI
@_exported import PortableUIKit
