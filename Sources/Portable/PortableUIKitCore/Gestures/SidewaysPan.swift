/// A pan that moves things sideways, and waits where a finger from the edge of the screen would take the screen away.
@MainActor
package protocol SidewaysPan: UIPanGestureRecognizer {}
