#sourceLocation(file: "/App/Track.swift", line: 1)
@_spi(Collage) import UIKit

/// A track; `@objc` in a comment stays.
              
            
final class Track: NSObject { @MainActor class var interfaceProperties: [InterfaceProperty] { var list: [InterfaceProperty] = []; list.append(InterfaceProperty("title", \Track.title)); list.append(InterfaceProperty("kind", \Track.kind)); list.append(InterfaceProperty("artist", \Track.artist)); return list }; @MainActor class var interfaceActions: [InterfaceAction] { var list: [InterfaceAction] = []; list.append(InterfaceAction("play", { (target: Track) in { () in target.play() } })); list.append(InterfaceAction("pauseNow", { (target: Track) in { () in target.pause() } })); return list };
          enum Kind: Int {
        case song, episode
    }

            var title = "#selector(play) in a string, @objc too" { didSet { _didChangeProperty(of: self) } }
                  private(set) var kind: Kind = .song { didSet { _didChangeProperty(of: self) } }
             var duration: TimeInterval = 0
               var artist: NSString = ""

    func play() {}
             func skip() {}
                     func pause() {}
          init(title: String) {
        self.title = title
    }
}

     
protocol Playable: AnyObject {
          func play()
    var title: String { get set }
}

#sourceLocation()
extension Track: InterfaceConnectable {}
