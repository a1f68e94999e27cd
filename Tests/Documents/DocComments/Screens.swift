import CollageTesting
import UIKit

/// A list of recipes for random tests.
final class RecipeListScreen: WalkableScreen {
    private let recipes: RecipesViewController
    var model: [Recipe] { recipes.recipes }
    var controller: UIViewController { recipes }

    init(model: [Recipe]) {
        recipes = RecipesViewController(recipes: model)
    }

    func randomChange(using generator: inout SeededGenerator) -> String? { nil }

    func apply(_ name: String) {}
}
