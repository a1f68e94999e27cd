@_exported import PortableCollections
@_exported import PortableControls
