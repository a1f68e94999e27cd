@_exported import PortableUIKit
@_exported import RandomNumbers
