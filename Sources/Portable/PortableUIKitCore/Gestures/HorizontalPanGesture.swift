/// A pan that moves content horizontally. At the edge of the screen, it waits for the swipe that pops the screen.
@MainActor
package protocol HorizontalPanGesture: UIPanGestureRecognizer {}
