import PortableUIKit

/// A screen that can be walked through at random, and shown anew at any time as if nothing had happened before.
///
/// ```swift
/// final class NotesScreen: WalkableScreen {
///     private let notes: NotesViewController
///
///     init(model: [Note]) { notes = NotesViewController(notes: model) }
///
///     var model: [Note] { notes.notes }
///     var controller: UIViewController { notes }
///
///     func randomChange(using generator: inout SeededGenerator) -> Edit? {
///         generator.chance(50) ? .append("Milk") : .removeLast
///     }
///
///     func apply(_ edit: Edit) { notes.apply(edit, animated: true) }
/// }
///
/// try ScreenWalk<NotesScreen>("Notes", models: [[], [Note("Bread")]]).run(steps: 100)
/// ```
@MainActor
public protocol WalkableScreen: AnyObject {
    /// Everything that a new screen needs to show the same, as a value.
    associatedtype Model
    /// Something that the application does, as a value. It is printed as its `description`.
    associatedtype Change: Codable & Hashable & Sendable

    /// A new screen that shows a model.
    init(model: Model)

    /// What the screen shows now, with all that taps and drags have changed.
    var model: Model { get }

    /// What the device shows.
    var controller: UIViewController { get }

    /// Called once the controller is shown, to show what stands above it without animation. Does nothing by default.
    func didShow()

    /// A change that makes sense now; nil for none.
    func randomChange(using generator: inout SeededGenerator) -> Change?

    /// Makes a change, as an app would, animated where an app would. One that isn't possible now, because steps before
    /// it were left out, does nothing.
    func apply(_ change: Change)
}

extension WalkableScreen {
    /// Does nothing.
    public func didShow() {}
}
