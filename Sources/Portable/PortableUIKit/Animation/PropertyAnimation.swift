import Foundation

/// The change of one property of one layer over time, as a value that can be asked for any time.
package struct PropertyAnimation {
    package var from: AnimatableValue
    package var to: AnimatableValue
    /// The clock's time at which the change starts, after its delay.
    package var begin: Double
    /// In seconds.
    package var duration: Double
    package var curve: TimingCurve
    /// How often the change is played.
    package var repeatCount: Double
    /// Whether each turn also goes back.
    package var autoreverses: Bool
    package let group: AnimationGroup

    /// Puts the property's value at `time` into a state. Before the start that is the first value.
    @MainActor func apply(_ property: AnimatableProperty, to state: inout LayerState, at time: Double) {
        property.set(from.interpolated(to: to, progress: progress(at: time)), in: &state)
    }

    @MainActor private func progress(at time: Double) -> CGFloat {
        if let fraction = group.fraction(at: time) { return fraction }
        guard duration > 0 else { return time < begin ? 0 : 1 }
        let turns = max(time - begin, 0) / duration
        let turnsOfAll = repeatCount * (autoreverses ? 2 : 1)
        guard turns < turnsOfAll else { return 1 }
        let turn = turns.rounded(.down)
        var fraction = turns - turn
        if autoreverses, Int(turn) % 2 == 1 { fraction = 1 - fraction }
        return CGFloat(curve.progress(at: fraction, duration: duration))
    }
}
