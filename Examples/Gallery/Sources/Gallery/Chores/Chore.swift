/// A chore in a to-do list.
struct Chore: Hashable, Identifiable {
    let id: Int
    let name: String
    var isDone = false

    /// The initial content of the list.
    static let examples = [
        "Water the plants", "Return the library books", "Mend the bicycle's light", "Call the dentist",
        "Sharpen the kitchen knives", "Sort the photographs", "Write to Grandmother", "Buy a new washer for the tap",
        "Air the cellar", "Book the ferry", "Bake bread", "Take the glass away",
    ].enumerated().map { Chore(id: $0.offset, name: $0.element) }
}
