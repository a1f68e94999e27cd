@_exported import PortableUIKitCore
