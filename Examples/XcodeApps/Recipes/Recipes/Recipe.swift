//
//  Recipe.swift
//  Recipes
//

import Foundation

struct Recipe: Codable {
    let title: String
    let minutes: Int
    let ingredients: [String]

    static func load() -> [Recipe] {
        guard let url = Bundle.main.url(forResource: "recipes", withExtension: "json"),
            let data = try? Data(contentsOf: url)
        else {
            return []
        }
        return (try? JSONDecoder().decode([Recipe].self, from: data)) ?? []
    }
}
