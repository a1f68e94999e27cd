@_exported import PortableUIKit
@_exported import AppLauncher
