import PortableUIKit

/// A screen for random walks, which can be created again at any time with the same model.
///
/// ```swift
/// final class RecipesScreen: WalkableScreen {
///     private let recipes: RecipesViewController
///     var model: [Recipe] { recipes.recipes }
///     var controller: UIViewController { recipes }
///
///     init(model: [Recipe]) { recipes = RecipesViewController(recipes: model) }
///
///     func randomChange(using generator: inout SeededGenerator) -> String? {
///         generator.chance(50) ? "Soup" : nil
///     }
///
///     func apply(_ name: String) { recipes.recipes.append(Recipe(name: name)) }
/// }
///
/// try ScreenWalk<RecipesScreen>("Recipes", models: [[], [Recipe(name: "Bread")]]).run(steps: 100, seed: 1)
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
