import PortableUIKit

/// A screen for random walks, which can be created again at any time with the same model.
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

    /// The model in its current state, including changes that taps and drags made.
    var model: Model { get }

    /// The view controller to show on the device.
    var controller: UIViewController { get }

    /// Called when the controller is visible, to present other controllers without animation. The default
    /// implementation does nothing.
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
