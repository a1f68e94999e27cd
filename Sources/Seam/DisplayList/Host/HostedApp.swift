/// What a host may ask of the app that it shows.
///
/// A frame is `events -> display links -> animations -> layout -> display list -> host`; only the clock knows the
/// time.
@MainActor
package protocol HostedApp: AnyObject {
    /// Advances display links, animations and layout to the clock's time, and returns what is to be seen.
    func renderFrame() -> DisplayFrame

    /// Whether anything moves or waits for a later frame; ornaments that turn for ever don't count.
    var needsFrame: Bool { get }

    /// When the next frame is due on the clock, ornaments included; nil if nothing will change by itself.
    var nextFrameTime: Double? { get }

    /// What on the screen is waiting for text; nil if nothing is.
    var textInput: TextInputState? { get }

    /// The text that the application has copied since the last call, for the host's clipboard; nil if it has copied
    /// none.
    func takeCopiedText() -> String?

    /// What is on the screen for somebody who doesn't see it, in the order of reading. To be asked after a frame.
    /// - Complexity: O(*n*) in the number of views that are seen.
    func accessibleElements() -> [AccessibleElement]

    /// What is on the screen, for developers: collection views with what they are made of, and views. To be asked after
    /// a frame.
    /// - Parameter tools: What is wanted of it.
    /// - Complexity: O(*n*) in the number of views.
    func inspectedElements(_ tools: DeveloperTools) -> [InspectedElement]

    /// Whether the app notes what happens in it; while it doesn't, nothing is kept.
    var notesEvents: Bool { get set }

    /// What has happened since the last call, the oldest first; of very much only the latest.
    func takeEvents() -> [DeveloperEvent]

    /// Looks for problems that make nobody complain, and notes them.
    /// - Complexity: O(*n*) in the number of views.
    func lookForProblems()

    /// What the application wants to be read out since the last call.
    func takeAnnouncements() -> [String]

    /// Hands over what a person did. Returns whether the application had a use for it, which only keys that go down,
    /// commands and pointers that hover may find it hasn't.
    @discardableResult
    func receive(_ input: HostInput) -> Bool

    /// How long the app was busy with the parts of its last frame.
    var frameTimes: FrameTimes { get }

    /// What a developer may know of the view that shows a layer; nil if there is none.
    /// - Complexity: O(*n*) in the number of views.
    func inspectedView(_ layer: UInt64) -> InspectedView?

    /// Changes a view as a developer wants. False if there is no such view, or it has nothing of the kind.
    func edit(_ layer: UInt64, _ edit: InspectedView.Edit) -> Bool

    /// Where a person is in the app: the classes of the view controllers that are seen, from the outside in, with the
    /// places of those that have siblings.
    /// - Complexity: O(*n*) in the number of view controllers.
    func screenPath() -> String

    /// Where the scroll views that are seen stand.
    /// - Complexity: O(*n*) in the number of views.
    func scrollPositions() -> [ScrollPosition]

    /// Scrolls to where another run of the app stood; what isn't there is passed over.
    func restore(_ positions: [ScrollPosition])

    /// Tells the app that the device has changed: rotated, dark, other text size.
    func environmentDidChange(_ environment: HostEnvironment)

    /// Ends the app and frees what it showed. Nothing else may be asked of it afterwards.
    func end()
}
