// `import SwiftUI` re-exports UIKit, Combine, and Observation, like Apple's module does.
@_exported import AppLauncher
@_exported import Foundation
@_exported import Observation
@_exported import PortableCombine
@_exported import PortableSwiftUI
@_exported import PortableUIKit
