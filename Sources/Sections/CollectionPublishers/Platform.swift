@_exported import CollectionCore

// The only file of the module that depends on the platform's Combine.
#if canImport(Darwin)
@_exported import Combine
#else
@_exported import PortableCombine
#endif
