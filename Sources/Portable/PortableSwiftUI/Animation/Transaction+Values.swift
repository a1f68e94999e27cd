private enum DismissBehaviorKey: TransactionKey {
    static var defaultValue: DismissBehavior { .interactive }
}

private enum ScrollTargetAnchorKey: TransactionKey {
    static var defaultValue: UnitPoint? { nil }
}

private enum OffsetAdjustmentKey: TransactionKey {
    static var defaultValue: ScrollContentOffsetAdjustmentBehavior { .automatic }
}

private enum PreservesVelocityKey: TransactionKey {
    static var defaultValue: Bool { false }
}

extension Transaction {
    /// The behavior of windows and presentations that the change dismisses. The default is `.interactive`. It has no
    /// effect.
    public var dismissBehavior: DismissBehavior {
        get { self[DismissBehaviorKey.self] }
        set { self[DismissBehaviorKey.self] = newValue }
    }

    /// The anchor of changes of scroll positions. The default is `nil`. It has no effect.
    public var scrollTargetAnchor: UnitPoint? {
        get { self[ScrollTargetAnchorKey.self] }
        set { self[ScrollTargetAnchorKey.self] = newValue }
    }

    /// The behavior of scroll views whose content changes above the visible area. The default is `.automatic`. It has no
    /// effect.
    public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
        get { self[OffsetAdjustmentKey.self] }
        set { self[OffsetAdjustmentKey.self] = newValue }
    }

    /// A Boolean value that indicates whether scrolling continues after a change of the scroll position. The default is
    /// `false`. It has no effect.
    public var scrollPositionUpdatePreservesVelocity: Bool {
        get { self[PreservesVelocityKey.self] }
        set { self[PreservesVelocityKey.self] = newValue }
    }
}

/// The behaviors of windows and presentations that are dismissed.
public struct DismissBehavior: Hashable, Sendable {
    private let name: String

    /// The user can prevent the dismissal.
    public static let interactive = DismissBehavior(name: "interactive")
    /// The dismissal can't be prevented.
    public static let destructive = DismissBehavior(name: "destructive")
}

/// The behaviors of scroll views whose content changes above the visible area.
public struct ScrollContentOffsetAdjustmentBehavior: Hashable, Sendable {
    private let name: String

    /// The system chooses the behavior.
    public static var automatic: ScrollContentOffsetAdjustmentBehavior { Self(name: "automatic") }
    /// The content offset isn't adjusted.
    public static var disabled: ScrollContentOffsetAdjustmentBehavior { Self(name: "disabled") }
}

extension VectorArithmetic {
    /// Moves the value toward another value by a fraction of their difference.
    public mutating func interpolate(towards other: Self, amount: Double) {
        var difference = other - self
        difference.scale(by: amount)
        self += difference
    }

    /// Returns a value between this value and another value.
    public func interpolated(towards other: Self, amount: Double) -> Self {
        var result = self
        result.interpolate(towards: other, amount: amount)
        return result
    }
}
