// UIKit declares `UTType`, because views use it.
@_exported import struct UIKit.UTTagClass
@_exported import struct UIKit.UTType
