//
//  RecipeViewController.swift
//  Recipes
//

import UIKit

class RecipeViewController: UIViewController {

    @IBOutlet weak var minutesLabel: UILabel!
    @IBOutlet weak var ingredientsLabel: UILabel!
    @IBOutlet weak var doneButton: UIButton!

    var recipe: Recipe!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = recipe.title
        minutesLabel.text = "\(recipe.minutes) minutes"
        ingredientsLabel.text = recipe.ingredients.joined(separator: "\n")
    }

    @IBAction func cooked() {
        doneButton.setTitle("Enjoy!", for: .normal)
        doneButton.isEnabled = false
    }
}
