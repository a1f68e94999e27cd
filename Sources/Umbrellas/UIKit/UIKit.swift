@_exported import AppLauncher
@_exported import PortablePreviews
@_exported import PortableUIKit
