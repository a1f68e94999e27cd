@_exported import PortableUIKit
