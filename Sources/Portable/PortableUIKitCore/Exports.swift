@_exported import PortableGraphics
