#sourceLocation(file: "/App/Search.swift", line: 1)
import UIKit; import CoreData

final class Search {
    let id = UUID()
    let dates = [Date()]

    func predicates(_ person: NSManagedObject, _ object: Any) -> [NSPredicate] {
        [
            NSPredicate(format: "id == %@", id),
            NSPredicate(format: "date >= %@ AND date < %@", dates[0], (dates.last ?? Date())),
            NSPredicate(format: "owner == %@", object),
            NSPredicate(format: "owner IN %@", argumentArray: [[person]]),
            NSPredicate(format: "%K == %@",
                        "owner",
                        person
),
        ]
    }

    func text(_ count: Int) -> String { String(format: "%d", count as CVarArg) }
}
