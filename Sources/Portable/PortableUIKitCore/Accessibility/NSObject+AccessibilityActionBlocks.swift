import Foundation

// The closures that perform accessibility actions, instead of the methods that a subclass overrides.

@MainActor
extension NSObject {
    /// A closure that activates the element. It returns whether the activation is complete. The default is `nil`.
    public var accessibilityActivateBlock: (@MainActor () -> Bool)? {
        get { accessibilityBlock(\.activate) }
        set { setAccessibilityBlock(\.activate, newValue) }
    }

    /// A closure that increases the value of the element. The default is `nil`.
    public var accessibilityIncrementBlock: (@MainActor () -> Void)? {
        get { accessibilityBlock(\.increment) }
        set { setAccessibilityBlock(\.increment, newValue) }
    }

    /// A closure that decreases the value of the element. The default is `nil`.
    public var accessibilityDecrementBlock: (@MainActor () -> Void)? {
        get { accessibilityBlock(\.decrement) }
        set { setAccessibilityBlock(\.decrement, newValue) }
    }

    /// A closure that dismisses the container of the element. It returns whether it was dismissed. The default is
    /// `nil`.
    public var accessibilityPerformEscapeBlock: (@MainActor () -> Bool)? {
        get { accessibilityBlock(\.escape) }
        set { setAccessibilityBlock(\.escape, newValue) }
    }

    /// A closure that performs the most important action in the current state of the app. It returns whether it
    /// performed one. The default is `nil`.
    public var accessibilityMagicTapBlock: (@MainActor () -> Bool)? {
        get { accessibilityBlock(\.magicTap) }
        set { setAccessibilityBlock(\.magicTap, newValue) }
    }
}
