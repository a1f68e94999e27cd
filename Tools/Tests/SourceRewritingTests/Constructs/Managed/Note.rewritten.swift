#sourceLocation(file: "/App/Note.swift", line: 1)
import Foundation

class Note: NSObject {
               var text: String?
               public var createdAt: Date?
}
