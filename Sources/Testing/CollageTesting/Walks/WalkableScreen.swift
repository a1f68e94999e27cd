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
    /// The state that a new screen needs to show the same content, as a value.
    associatedtype Model
    /// A change that the app makes, as a value. Failures print its `description`.
    associatedtype Change: Codable & Hashable & Sendable

    /// Creates a screen that shows a model.
    init(model: Model)

    /// The model in its current state, including changes that taps and drags made.
    var model: Model { get }

    /// The view controller to show on the device.
    var controller: UIViewController { get }

    /// Called when the controller is visible, to present other controllers without animation. The default
    /// implementation does nothing.
    func didShow()

    /// Returns a change that's possible in the current state, or `nil` if there's none.
    func randomChange(using generator: inout SeededGenerator) -> Change?

    /// Makes a change, animated if the app would animate it. It has no effect if the change isn't possible in the
    /// current state, because a shortened walk may lack the steps before it.
    func apply(_ change: Change)
}

extension WalkableScreen {
    /// The default implementation does nothing.
    public func didShow() {}
}
