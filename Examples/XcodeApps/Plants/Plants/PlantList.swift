//
//  PlantList.swift
//  Plants
//

import SwiftData
import SwiftUI

struct PlantList: View {
    @Environment(\.modelContext) private var modelContext
    @Query(sort: \Plant.name) private var plants: [Plant]
    @State private var isAdding = false

    var body: some View {
        NavigationStack {
            List {
                ForEach(plants) { plant in
                    NavigationLink(value: plant) {
                        PlantRow(plant: plant)
                    }
                    .swipeActions(edge: .leading) {
                        Button("Water", systemImage: "drop.fill") {
                            plant.waterings.append(Watering(date: .now))
                        }
                        .tint(.blue)
                    }
                }
                .onDelete(perform: delete)
            }
            .navigationTitle("Plants")
            .navigationDestination(for: Plant.self) { plant in
                PlantDetail(plant: plant)
            }
            .overlay {
                if plants.isEmpty {
                    ContentUnavailableView("No Plants", systemImage: "leaf", description: Text("Tap Add to begin."))
                }
            }
            .toolbar {
                Button("Add", systemImage: "plus") {
                    isAdding = true
                }
            }
            .sheet(isPresented: $isAdding) {
                NewPlant()
            }
        }
    }

    private func delete(at offsets: IndexSet) {
        for offset in offsets {
            modelContext.delete(plants[offset])
        }
    }
}

struct PlantRow: View {
    let plant: Plant

    var body: some View {
        VStack(alignment: .leading) {
            Text(plant.name)
            Text("\(plant.room.rawValue), every \(plant.daysBetweenWaterings) days")
                .font(.caption)
                .foregroundStyle(.secondary)
        }
        .badge(plant.waterings.count)
    }
}

#Preview {
    PlantList()
        .modelContainer(for: Plant.self, inMemory: true)
}
