import DisplayList
import Foundation

/// A message of a page: an array that begins with a word.
package enum PageMessage: Sendable, Hashable {
    /// The first message: the number of pixels per point, the session that the page had before it lost its connection,
    /// and its device.
    case hello(scale: Double, session: String?, PageSettings)
    /// Changes the device or its settings.
    case settings(PageSettings)
    /// Restores the state that the application had before a restart, by performing commands and scrolling.
    case again([PageCommand], [ScrollPosition])
    /// Starts or ends recording the frames.
    case record(Bool)
    /// Checks whether the application responds.
    case ping
    /// The page shows the frame with the given number.
    case shown(Int)
    /// Inspects the view of a layer until another one is inspected, or none for `nil`.
    case look(UInt64?)
    /// Changes the view of a layer.
    case edit(UInt64, InspectedView.Edit)
    case input(HostInput)
    /// A key, and the action if the application doesn't use it.
    case key(HostInput.Key, otherwise: KeyFallback?)
    case pinch(Pinch)
    /// A part of the text on the page's clipboard, which is pasted with the last part.
    case paste(String, isLast: Bool)
    /// The received parts are the text on the page's clipboard. Nothing is pasted.
    case offer

    package struct Failure: Error, Sendable, Hashable {
        package let what: String

        package init(what: String) {
            self.what = what
        }
    }

    package init(_ text: String) throws(Failure) {
        let words: [Any]
        do {
            guard let array = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Any] else {
                throw Failure(what: "a message must be an array")
            }
            words = array
        } catch {
            throw Failure(what: "no JSON array")
        }
        try self.init(words: words)
    }

    /// Reads a message from parsed JSON.
    init(words: [Any]) throws(Failure) {
        guard let kind = words.first as? String else { throw Failure(what: "no word") }
        switch (kind, words.count) {
        case ("hello", 4):
            let scale = try Self.number(words[1], "scale", in: 0.5...8)
            self = .hello(scale: scale, session: words[2] as? String, try PageSettings(words[3]))
        case ("settings", 2):
            self = .settings(try PageSettings(words[1]))
        case ("again", 3):
            self = .again(try PageCommand.script(words[1]), try Self.positions(words[2]))
        case ("record", 2):
            guard let flag = words[1] as? Bool else { throw Failure(what: "record must be true or false") }
            self = .record(flag)
        case ("ping", 1):
            self = .ping
        case ("look", 2):
            self = .look(words[1] is NSNull ? nil : try Self.identity(words[1]))
        case ("edit", 4...5):
            self = .edit(try Self.identity(words[1]), try Self.readEdit(words.dropFirst(2)))
        case ("shown", 2):
            self = .shown(Int(try Self.number(words[1], "frame", in: 0...Double(1 << 52))))
        default:
            guard let input = try Self.readInput(kind, Array(words.dropFirst())) else {
                throw Failure(what: "there is no \(kind.prefix(20)) with \(words.count - 1) arguments")
            }
            self = input
        }
    }

    private static func positions(_ word: Any) throws(Failure) -> [ScrollPosition] {
        guard let list = word as? [Any] else { throw Failure(what: "positions must be an array") }
        var positions: [ScrollPosition] = []
        for entry in list {
            guard let words = entry as? [Any], words.count == 3, let path = words[0] as? String else {
                throw Failure(what: "a position must be an array of a path, x, and y")
            }
            positions.append(ScrollPosition(path: path, offset: try scrollOffset(words[1], words[2])))
        }
        return positions
    }

    /// Reads a number.
    /// - Parameter name: The parameter's name. The error names it if the value isn't a number in the range.
    static func number(_ value: Any, _ name: String, in range: ClosedRange<Double>) throws(Failure) -> Double {
        guard let number = (value as? NSNumber)?.doubleValue, range.contains(number) else {
            let ends = [range.lowerBound, range.upperBound].map { Int(exactly: $0).map(String.init) ?? "\($0)" }
            throw Failure(what: "\(name) must be a number from \(ends[0]) to \(ends[1])")
        }
        return number
    }
}
