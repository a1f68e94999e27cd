import CoreData

final class Search {
    let id = UUID()
    let dates = [Date()]

    func predicates(_ person: NSManagedObject, _ object: Any) -> [NSPredicate] {
        [
            NSPredicate(format: "id == %@", id as CVarArg),
            NSPredicate(format: "date >= %@ AND date < %@", dates[0] as CVarArg, (dates.last ?? Date()) as any CVarArg),
            NSPredicate(format: "owner == %@", object as! CVarArg),
            NSPredicate(format: "owner IN %@", argumentArray: [[person] as CVarArg]),
            NSPredicate(format: "%K == %@",
                        "owner",
                        person as
                        CVarArg),
        ]
    }

    func text(_ count: Int) -> String { String(format: "%d", count as CVarArg) }
}
