//
//  PlantsApp.swift
//  Plants
//

import CoreData
import OSLog
import SwiftData
import SwiftUI

@main
struct PlantsApp: App {
    /// The saves of SwiftData, which stores its models with Core Data.
    private let saves = NotificationCenter.default.publisher(for: .NSManagedObjectContextDidSave)
    private let logger = Logger(subsystem: "Plants", category: "Storage")

    var body: some Scene {
        WindowGroup {
            PlantList()
                .onReceive(saves) { _ in logger.debug("Saved the plants.") }
        }
        .modelContainer(for: Plant.self)
    }
}
