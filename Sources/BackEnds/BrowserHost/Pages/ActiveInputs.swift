import DisplayList
import LayoutGeometry

/// The fingers and keys that are down, and unfinished input method text. They're canceled if the page is lost.
struct ActiveInputs {
    private var fingers: [Int: Point] = [:]
    private var keys: [Int: HostInput.Key] = [:]
    private var isHovering = false
    private var isComposing = false

    /// Records the effect of an input.
    mutating func record(_ input: HostInput) {
        switch input {
        case .touch(let touch):
            fingers[touch.identifier] = [.began, .moved].contains(touch.phase) ? touch.location : nil
        case .key(let key): keys[key.usage] = [.began, .repeated].contains(key.phase) ? key : nil
        case .hover(let location): isHovering = location != nil
        case .composition(let text, _): isComposing = !text.isEmpty
        case .text, .endComposition: isComposing = false
        default: break
        }
    }

    /// Returns the inputs that cancel everything, and clears the state.
    mutating func cancellations() -> [HostInput] {
        defer { self = ActiveInputs() }
        let touches = fingers.sorted { $0.key < $1.key }.map { finger, location in
            HostInput.touch(HostInput.Touch(identifier: finger, phase: .cancelled, location: location))
        }
        let keys = keys.values.sorted { $0.usage < $1.usage }.map { key in
            var key = key
            key.phase = .cancelled
            return HostInput.key(key)
        }
        let others: [HostInput] = (isHovering ? [.hover(location: nil)] : []) + (isComposing ? [.endComposition] : [])
        return touches + keys + others
    }
}
