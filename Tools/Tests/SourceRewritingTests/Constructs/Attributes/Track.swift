import UIKit

/// A track; `@objc` in a comment stays.
@objc(MYTrack)
@objcMembers
final class Track: NSObject {
    @objc enum Kind: Int {
        case song, episode
    }

    dynamic var title = "#selector(play) in a string, @objc too"
    @objc dynamic private(set) var kind: Kind = .song
    @nonobjc var duration: TimeInterval = 0
    @NSCopying var artist: NSString = ""

    func play() {}
    @nonobjc func skip() {}
    @objc (pauseNow) func pause() {}
    @objc init(title: String) {
        self.title = title
    }
}

@objc
protocol Playable {
    @objc func play()
    var title: String { get set }
}
