// Clients of the module see the modules that it depends on, including UIKit.
@_exported import CollectionCore
