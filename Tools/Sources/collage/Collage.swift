import AppBuilding
import ArgumentParser

/// Opens apps as they are.
@main
struct Collage: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "collage", abstract: "Opens apps as they are.")
}
