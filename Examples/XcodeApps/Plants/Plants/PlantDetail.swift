//
//  PlantDetail.swift
//  Plants
//

import SwiftData
import SwiftUI

struct PlantDetail: View {
    @Bindable var plant: Plant

    var body: some View {
        Form {
            Section("Care") {
                Picker("Room", selection: $plant.room) {
                    ForEach(Room.allCases) { room in
                        Text(room.rawValue).tag(room)
                    }
                }
                Stepper("Every \(plant.daysBetweenWaterings) days", value: $plant.daysBetweenWaterings, in: 1...30)
            }
            Section("History") {
                Button("Water Now") {
                    plant.waterings.append(Watering(date: .now))
                }
                LabeledContent("Waterings", value: "\(plant.waterings.count)")
            }
        }
        .navigationTitle(plant.name)
    }
}

struct NewPlant: View {
    @Environment(\.modelContext) private var modelContext
    @Environment(\.dismiss) private var dismiss
    @State private var name = ""
    @State private var room = Room.kitchen

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $name)
                Picker("Room", selection: $room) {
                    ForEach(Room.allCases) { room in
                        Text(room.rawValue).tag(room)
                    }
                }
            }
            .navigationTitle("New Plant")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", role: .cancel) {
                        dismiss()
                    }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        modelContext.insert(Plant(name: name, room: room))
                        dismiss()
                    }
                    .disabled(name.isEmpty)
                }
            }
        }
    }
}
