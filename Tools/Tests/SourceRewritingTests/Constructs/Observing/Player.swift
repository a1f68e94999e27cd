import Foundation

class Player: NSObject {
    @objc dynamic var title = ""
    @objc dynamic private(set) var position: TimeInterval = 0
    @objc dynamic var length: TimeInterval = 0, start: TimeInterval = 0
    @objc dynamic var rate: Float = 1 {
        didSet { print("rate", oldValue) }
    }
    @objc dynamic var volume: Float = 1 {
        willSet { print(newValue) }
    }
    @objc dynamic var progress: Double {
        get { position / length }
        set { position = newValue * length }
    }
    @objc dynamic var isOver: Bool { position >= length }
    @objc dynamic func play() {}
}
