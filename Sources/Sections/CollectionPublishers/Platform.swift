@_exported import CollectionCore

// The only file of the module that knows which Combine it stands on.
#if canImport(Darwin)
@_exported import Combine
#else
@_exported import PortableCombine
#endif
