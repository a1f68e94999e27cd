import Collage
import Combine
import SwiftUI
import UIKit

/// The model of the app that blocks are written for.
struct Recipe: Hashable, Sendable, Identifiable {
    let id = UUID()
    var name: String
    var minutes = 30
    var isFavorite = false
}

/// The sections of its screens.
enum Course: Hashable, Sendable, CaseIterable {
    case starters, mains, desserts
}

extension Recipe: ComposableItem {}

extension Course: ComposableSection, Composable {
    var item: UICollectionViewComposableLayout.Item { .full() }
    var group: UICollectionViewComposableLayout.Group { .grid(height: .absolute(120), numberOfItems: 2) }
    var section: UICollectionViewComposableLayout.Section { .base() }
}

/// The object that publishes the recipes.
final class RecipeStore: ObservableObject {
    @Published var recipes: [Recipe] = []
    var sections: [GenericSectionIdentifierViewModel<Course, Recipe>] = []

    func load() async {}
}

final class RecipeCell: UICollectionViewCell {
    func show(_ recipe: Recipe) {}
}

final class ExampleDataSource: NSObject, UICollectionViewDataSource {
    var recipes: [Recipe] = []

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        recipes.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "recipe", for: indexPath)
    }
}

/// A decoration view behind a section.
final class CardView: UICollectionReusableView {}

final class RecipeViewController: UIViewController {
    var recipe: Recipe?

    convenience init(recipe: Recipe) {
        self.init(nibName: nil, bundle: nil)
        self.recipe = recipe
    }
}

final class RecipesViewController: UIViewController {
    var recipes: [Recipe] = []

    convenience init(recipes: [Recipe]) {
        self.init(nibName: nil, bundle: nil)
        self.recipes = recipes
    }
}

struct RecipeRow: View {
    let recipe: Recipe

    var body: some View { Text(recipe.name) }
}

struct RecipeView: View {
    let recipe: Recipe

    var body: some View { Text(recipe.name) }
}

/// A value that shows a recipe in a cell.
struct RecipeItem: CompositionalLayoutItem, Equatable {
    let recipe: Recipe
    nonisolated var id: UUID { recipe.id }

    init(_ recipe: Recipe) { self.recipe = recipe }

    func configure(cell: RecipeCell, for indexPath: IndexPath) { cell.show(recipe) }
}

/// A value that shows a text in a header.
struct Title: CollectionSupplementary, Equatable {
    let text: String

    init(_ text: String) { self.text = text }

    func configure(view: UICollectionReusableView, for indexPath: IndexPath) {}
}

@MainActor final class ImageLoader {
    func load(_ item: ItemIdentity) {}
    func cancel(_ item: ItemIdentity) {}
}
