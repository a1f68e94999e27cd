import DisplayList
import LayoutGeometry

extension PageCommand {
    /// Writes the command as the array that ``script(_:)`` reads. Of the messages of pages, only user input has such an
    /// array.
    func write(to writer: inout JSONWriter) {
        writer.array { writer in
            switch self {
            case .press(let target, let button, let seconds, let times):
                let isTap = seconds <= PageCommand.tapDuration
                writer.string(button == .secondary ? "click" : isTap ? "tap" : "hold")
                target.write(to: &writer)
                if button == nil { writer.number(isTap ? Double(times) : seconds) }
            case .drag(let from, let to, let seconds, let held, let rests):
                writer.string("drag")
                from.write(to: &writer)
                to.write(to: &writer)
                writer.number(seconds)
                writer.number(held)
                writer.bool(rests)
            case .pinch(let target, let scale):
                writer.string("pinch")
                target.write(to: &writer)
                writer.number(scale)
            case .hover(let target):
                writer.string("hover")
                target.write(to: &writer)
            case .perform(let target, let action):
                writer.string("do")
                target.write(to: &writer)
                action.write(to: &writer)
            case .scroll(let target, let distance):
                writer.string("scroll")
                target.write(to: &writer)
                writer.number(distance.width)
                writer.number(distance.height)
            case .key(let key):
                writer.string("press")
                writer.string(KeyUsage.code(ofUsage: key.usage) ?? "")
                writer.array { key.modifiers.write(to: &$0) }
            case .wait(let seconds):
                writer.string("wait")
                writer.number(seconds)
            case .waitFor(let target, let limit):
                writer.string("wait")
                target.write(to: &writer)
                writer.number(limit)
            case .settle: writer.string("settle")
            case .send(.input(.text(let text))):
                writer.string("type")
                writer.string(text)
            case .send(.input(.deleteBackward)): writer.string("delete")
            case .send: writer.string("settle")
            }
        }
    }
}

extension CommandTarget {
    fileprivate func write(to writer: inout JSONWriter) {
        switch self {
        case .point(let point): writer.pair(point.x, point.y)
        case .element(let identifier, let label, let index, let place):
            writer.object { writer in
                for (name, text) in [("identifier", identifier), ("label", label)] {
                    guard let text else { continue }
                    writer.key(name)
                    writer.string(text)
                }
                if let index {
                    writer.key("index")
                    writer.integer(UInt64(index))
                }
                if let place {
                    writer.key("at")
                    writer.pair(place.x, place.y)
                }
            }
        case .text(let text):
            writer.object {
                $0.key("text")
                $0.string(text)
            }
        case .item(let name):
            writer.object {
                $0.key("item")
                $0.string(name)
            }
        case .distance(let distance):
            writer.object {
                $0.key("by")
                $0.pair(distance.width, distance.height)
            }
        }
    }
}

extension AccessibleElement.Action {
    fileprivate func write(to writer: inout JSONWriter) {
        switch self {
        case .activate: writer.string("activate")
        case .increment: writer.string("increment")
        case .decrement: writer.string("decrement")
        case .escape: writer.string("escape")
        case .magicTap: writer.string("magicTap")
        case .focus: writer.string("focus")
        case .scroll(let direction):
            writer.string("scroll")
            writer.string(direction.rawValue)
        case .custom(let index):
            writer.string("custom")
            writer.integer(UInt64(index))
        }
    }
}

extension HostInput.KeyModifiers {
    fileprivate func write(to writer: inout JSONWriter) {
        let names: [(HostInput.KeyModifiers, String)] = [
            (.shift, "shift"), (.control, "control"), (.alternate, "alternate"), (.command, "command"),
        ]
        for (modifier, name) in names where contains(modifier) { writer.string(name) }
    }
}

extension JSONWriter {
    fileprivate mutating func pair(_ first: Double, _ second: Double) {
        array {
            $0.number(first)
            $0.number(second)
        }
    }
}
