//
//  Element.swift
//  Elements
//

import Foundation

struct Element: Hashable, Decodable {

    enum Family: String, CaseIterable, Decodable {
        case metal = "Metals"
        case gas = "Gases"
    }

    let number: Int
    let symbol: String
    let name: String
    let family: Family

    static func load() -> [Element] {
        guard let url = Bundle.main.url(forResource: "elements", withExtension: "json") else { return [] }
        do {
            return try JSONDecoder().decode([Element].self, from: Data(contentsOf: url))
        } catch {
            fatalError("elements.json can't be read: \(error)")
        }
    }

}
