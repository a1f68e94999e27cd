// All of the section APIs: a single import for screens that mix them.

@_exported import Composer
@_exported import CompositionalLayoutBuilder
@_exported import CompositionalLayoutableSection
@_exported import CompositionalList
