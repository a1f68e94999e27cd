//
//  Plant.swift
//  Plants
//

import Foundation
import SwiftData

@Model
final class Plant {
    @Attribute(.unique) var name: String
    var room: Room
    var daysBetweenWaterings: Int
    let acquired: Date
    @Relationship(deleteRule: .cascade, inverse: \Watering.plant) var waterings: [Watering] = []

    init(name: String, room: Room, daysBetweenWaterings: Int = 7, acquired: Date = .now) {
        self.name = name
        self.room = room
        self.daysBetweenWaterings = daysBetweenWaterings
        self.acquired = acquired
    }
}

@Model
final class Watering {
    var date: Date
    var plant: Plant?

    init(date: Date) {
        self.date = date
    }
}

enum Room: String, Codable, CaseIterable, Identifiable {
    case kitchen = "Kitchen"
    case livingRoom = "Living Room"
    case balcony = "Balcony"

    var id: Self { self }
}
