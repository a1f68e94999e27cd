//
//  RecipesViewController.swift
//  Recipes
//

import UIKit

class RecipesViewController: UITableViewController {

    @IBOutlet weak var countLabel: UILabel!
    @IBOutlet var sortButton: UIBarButtonItem!

    private var recipes = Recipe.load()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Recipes", comment: "Title of the list")
        updateCount()
    }

    private func updateCount() {
        countLabel.text = String(format: NSLocalizedString("%d recipes", comment: "Below the list"), recipes.count)
    }

    @IBAction func sort(_ sender: UIBarButtonItem) {
        recipes.sort { $0.minutes < $1.minutes }
        tableView.reloadData()
    }

    // MARK: - Table view data source

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return recipes.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "RecipeCell", for: indexPath)
        let recipe = recipes[indexPath.row]
        cell.textLabel?.text = recipe.title
        cell.detailTextLabel?.text = "\(recipe.minutes) min"
        return cell
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "ShowRecipe",
            let destination = segue.destination as? RecipeViewController,
            let indexPath = tableView.indexPathForSelectedRow
        {
            destination.recipe = recipes[indexPath.row]
        }
    }
}
