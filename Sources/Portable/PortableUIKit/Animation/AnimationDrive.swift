/// How far animations have gone that somebody has taken from the clock.
enum AnimationDrive {
    /// As far as a finger has brought them.
    case held(CGFloat)
    /// From where the finger left them to one of their ends, slowing down.
    case running(from: CGFloat, to: CGFloat, begin: Double, duration: Double)

    var isHeld: Bool {
        if case .held = self { true } else { false }
    }

    func fraction(at time: Double) -> CGFloat {
        switch self {
        case .held(let fraction):
            return fraction
        case .running(let start, let end, let begin, let duration):
            guard duration > 0 else { return end }
            let progress = TimingCurve.easeOut.progress(at: (time - begin) / duration, duration: duration)
            return start + (end - start) * CGFloat(progress)
        }
    }
}
