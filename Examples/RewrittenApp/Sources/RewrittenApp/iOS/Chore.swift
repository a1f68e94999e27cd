import Foundation

@objcMembers
class Chore: NSObject {
    dynamic var name: String
    dynamic var isDone = false

    init(name: String) {
        self.name = name
    }
}

@objc protocol ChoreCellDelegate {
    func choreDidChange(_ chore: Chore)
    @objc optional func canChange(_ chore: Chore) -> Bool
    @objc optional func choreIsImportant(_ chore: Chore) -> Bool
}
