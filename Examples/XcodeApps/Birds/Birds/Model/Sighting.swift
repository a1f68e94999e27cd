//
//  Sighting.swift
//  Birds
//

import Foundation

struct Sighting: Hashable {
    let id = UUID()
    let name: String
    let place: String
    var count: Int

    static let samples = [
        Sighting(name: "Kingfisher", place: "Mill Pond", count: 1),
        Sighting(name: "Starling", place: "Town Hall", count: 240),
        Sighting(name: "Wren", place: "Back Garden", count: 3),
    ]
}
