@_exported import Foundation
@_exported import PortableCoreData
@_exported import PortableCoreDataUndo
