#sourceLocation(file: "/App/Player.swift", line: 1)
@_spi(Collage) import UIKit; import Foundation

class Player: NSObject { @MainActor class var interfaceProperties: [InterfaceProperty] { var list: [InterfaceProperty] = []; list.append(InterfaceProperty("title", \Player.title)); list.append(InterfaceProperty("position", \Player.position)); list.append(InterfaceProperty("length", \Player.length)); list.append(InterfaceProperty("start", \Player.start)); list.append(InterfaceProperty("rate", \Player.rate)); list.append(InterfaceProperty("volume", \Player.volume)); list.append(InterfaceProperty("progress", \Player.progress)); return list }; @MainActor class var interfaceActions: [InterfaceAction] { var list: [InterfaceAction] = []; list.append(InterfaceAction("play", { (target: Player) in { () in target.play() } })); return list };
                  var title = "" { didSet { _didChangeProperty(of: self) } }
                  private(set) var position: TimeInterval = 0 { didSet { _didChangeProperty(of: self) } }
                  var length: TimeInterval = 0, start: TimeInterval = 0
                  var rate: Float = 1 {
        didSet { _didChangeProperty(of: self); print("rate", oldValue) }
    }
                  var volume: Float = 1 { didSet { _didChangeProperty(of: self) }
        willSet { print(newValue) }
    }
                  var progress: Double {
        get { position / length }
        set { defer { _didChangeProperty(of: self) }; position = newValue * length }
    }
                  var isOver: Bool { position >= length }
                  func play() {}
}

#sourceLocation()
extension Player: InterfaceConnectable {}
