import DisplayList
import LayoutGeometry

/// The moves since the last frame: the latest location of each finger and the pointer, and the total distance of the
/// scroll wheel.
struct PendingMoves {
    private var inputs: [HostInput] = []

    var isEmpty: Bool { inputs.isEmpty }

    /// Adds a move. Returns `false` for other inputs, which can't wait and must be delivered after the moves.
    mutating func add(_ input: HostInput) -> Bool {
        switch input {
        case .touch(let touch) where touch.phase == .moved:
            let index = inputs.firstIndex {
                if case .touch(let other) = $0 { other.identifier == touch.identifier } else { false }
            }
            if let index { inputs[index] = input } else { inputs.append(input) }
        case .hover:
            let index = inputs.firstIndex { if case .hover = $0 { true } else { false } }
            if let index { inputs[index] = input } else { inputs.append(input) }
        case .wheel(let location, let delta):
            guard case .wheel(_, let earlier)? = inputs.last else {
                inputs.append(input)
                break
            }
            let sum = Size(width: earlier.width + delta.width, height: earlier.height + delta.height)
            inputs[inputs.count - 1] = .wheel(location: location, delta: sum)
        default: return false
        }
        return true
    }

    /// Returns and removes all moves.
    mutating func consume() -> [HostInput] {
        defer { inputs = [] }
        return inputs
    }
}
