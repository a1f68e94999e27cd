@_exported import PortableQuartz
