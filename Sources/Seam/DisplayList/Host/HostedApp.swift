import LayoutGeometry

/// The interface of an app to its host.
///
/// A frame is `events -> display links -> animations -> layout -> display list -> host`; only the clock provides the
/// time.
@MainActor
package protocol HostedApp: AnyObject {
    /// Advances display links, animations, and layout to the clock's time, and returns the frame.
    func renderFrame() -> DisplayFrame

    /// Whether there are running animations or work for a later frame. Endless decorative animations don't count.
    var needsFrame: Bool { get }

    /// The time of the next frame on the clock, including decorative animations; `nil` if nothing will change without
    /// input.
    var nextFrameTime: Double? { get }

    /// The state of the text input that has the focus; `nil` if there isn't one.
    var textInput: TextInputState? { get }

    /// Returns the text that the application has copied since the last call, for the host's clipboard; `nil` if there's
    /// no new text.
    func consumeCopiedText() -> String?

    /// Returns the accessibility elements on the screen in reading order. Call it after a frame.
    /// - Complexity: O(*n*) in the number of visible views.
    func accessibleElements() -> [AccessibleElement]

    /// Returns the elements on the screen for the developer tools: collection views with their elements, and views.
    /// Call it after a frame.
    /// - Parameter tools: The requested kinds of information.
    /// - Complexity: O(*n*) in the number of views.
    func inspectedElements(_ tools: DeveloperTools) -> [InspectedElement]

    /// Whether the app records events. Otherwise, no events are stored.
    var recordsEvents: Bool { get set }

    /// Returns the events since the last call, the oldest first. If there were too many, it returns only the latest
    /// ones.
    func consumeEvents() -> [DeveloperEvent]

    /// Looks for problems that cause no errors, and records them.
    /// - Complexity: O(*n*) in the number of views.
    func findProblems()

    /// Returns the accessibility announcements since the last call.
    func consumeAnnouncements() -> [String]

    /// Sends an input to the app. Returns whether the application handled it, which can be `false` only for pressed
    /// keys, commands, and hovering pointers.
    @discardableResult
    func receive(_ input: HostInput) -> Bool

    /// The durations of the parts of the app's last frame.
    var frameTimes: FrameTimes { get }

    /// Returns the properties of the view that shows a layer; `nil` if there's no such view.
    /// - Complexity: O(*n*) in the number of views.
    func inspectedView(_ layer: UInt64) -> InspectedView?

    /// Edits a property of a view. Returns `false` if there's no such view, or it doesn't have the property.
    func edit(_ layer: UInt64, _ edit: InspectedView.Edit) -> Bool

    /// Returns the user's position in the app: the classes of the visible view controllers, from the outside in, with
    /// the indexes of controllers that have siblings.
    /// - Complexity: O(*n*) in the number of view controllers.
    func screenPath() -> String

    /// Returns the positions of the visible scroll views.
    /// - Complexity: O(*n*) in the number of views.
    func scrollPositions() -> [ScrollPosition]

    /// Scrolls to the positions from another run of the app. Ignores scroll views that don't exist.
    func restore(_ positions: [ScrollPosition])

    /// Returns the size that the app's window gets when the user tries to resize it.
    func allowedSize(_ size: Size) -> Size

    /// Notifies the app that the device's environment has changed, such as its orientation, its appearance, or its text
    /// size.
    func environmentDidChange(_ environment: HostEnvironment)

    /// Ends the app and releases its content. No other method may be called afterwards.
    func end()
}
