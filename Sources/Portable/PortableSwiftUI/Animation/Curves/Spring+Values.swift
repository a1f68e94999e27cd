import Foundation

extension Spring {
    /// The time in seconds until less than 0.001 of a distance remains.
    public var settlingDuration: TimeInterval { settlingDuration(distance: 1, velocity: 0, epsilon: 0.001) }

    /// Returns the time in seconds until a value that starts at zero stays within `epsilon` of the target.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            distance: target.magnitudeSquared.squareRoot(), velocity: initialVelocity.magnitudeSquared.squareRoot(),
            epsilon: epsilon)
    }

    /// Returns the time in seconds until a value stays within `epsilon` of its target.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
            epsilon: epsilon)
    }

    /// Returns the value after a time, in seconds, if it starts at zero.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let response = response(at: time)
        return target.scaled(by: 1 - response.distance) + initialVelocity.scaled(by: response.impulse)
    }

    /// Returns the velocity after a time, in seconds, if the value starts at zero.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let response = response(at: time)
        return target.scaled(by: -response.distanceChange) + initialVelocity.scaled(by: response.impulseChange)
    }

    /// Returns the value after a time, in seconds.
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var value = fromValue
        value.animatableData += self.value(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
            time: time)
        return value
    }

    /// Returns the velocity after a time, in seconds.
    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var velocity = fromValue
        velocity.animatableData = self.velocity(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
            time: time)
        return velocity
    }

    /// Advances a value and its velocity by a time, in seconds.
    public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
        let response = response(at: deltaTime), distance = value - target
        value = target + distance.scaled(by: response.distance) + velocity.scaled(by: response.impulse)
        velocity = distance.scaled(by: response.distanceChange) + velocity.scaled(by: response.impulseChange)
    }

    /// Returns the force on a value with a position and a velocity.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// Returns the force on a value with a position and a velocity.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var force = fromValue
        force.animatableData = self.force(
            target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
        return force
    }
}

extension VectorArithmetic {
    /// Returns the value multiplied by a number.
    public func scaled(by rhs: Double) -> Self {
        var copy = self
        copy.scale(by: rhs)
        return copy
    }
}
