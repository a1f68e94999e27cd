@_exported import PortablePredicates
