// What the module's clients see of what it stands on, UIKit included.
@_exported import CollectionCore
