import Foundation

/// The change of one layer property over time. Its value can be computed for any time.
package struct PropertyAnimation {
    package var track: ValueTrack
    /// The clock's time at which the change starts, after its delay.
    package var begin: Double
    /// The duration in seconds.
    package var duration: Double
    package var curve: TimingCurve
    /// The number of times that the change is repeated.
    package var repeatCount: Double
    /// A Boolean value that indicates whether each repetition also runs in reverse.
    package var autoreverses: Bool
    /// The fraction of the group's duration before the change starts, if the group is driven manually.
    package var startFraction: CGFloat = 0
    package let group: AnimationGroup

    /// Sets the property's value at `time` in a state. Before the start, it's the first value.
    @MainActor func apply(_ property: AnimatableProperty, to state: inout LayerState, at time: Double) {
        property.set(track.value(at: progress(at: time)), in: &state)
    }

    @MainActor func progress(at time: Double) -> CGFloat {
        if let driven = group.position(at: time) {
            // Springs can exceed 1.
            var fraction = driven.fraction
            if startFraction > 0 {
                fraction = startFraction < 1 ? max((fraction - startFraction) / (1 - startFraction), 0) : 0
            }
            return driven.isCurved ? CGFloat(curve.progress(at: Double(fraction), duration: duration)) : fraction
        }
        guard duration > 0 else { return time < begin ? 0 : 1 }
        let turns = max(time - begin, 0) / duration
        let turnsOfAll = repeatCount * (autoreverses ? 2 : 1)
        guard turns < turnsOfAll else {
            return turnsOfAll.truncatingRemainder(dividingBy: 2) == 0 && autoreverses ? 0 : 1
        }
        let turn = turns.rounded(.down)
        var fraction = turns - turn
        if autoreverses, turn.truncatingRemainder(dividingBy: 2) == 1 { fraction = 1 - fraction }
        return CGFloat(curve.progress(at: fraction, duration: duration))
    }
}
