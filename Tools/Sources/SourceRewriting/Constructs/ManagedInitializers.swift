/// The initializers of managed objects with which Core Data creates objects by their class.
///
/// Swift needs required initializers for that without Objective-C. A class that declares other designated initializers
/// doesn't inherit them.
struct ManagedInitializers {
    let index: DeclarationIndex

    /// Returns the initializers for the body of a class.
    func texts(for record: TypeRecord) -> [String] {
        guard record.kind == .class, record.body != nil, index.foreignRoot(of: record) == "NSManagedObject",
            declaresDesignated(record)
        else { return [] }
        let access = record.isOpen || record.isPublic ? "public " : ""
        var texts: [String] = []
        if !declares(["entity", "insertInto"], record) {
            texts.append(
                "\(access)required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) "
                    + "{ super.init(entity: entity, insertInto: context) }")
        }
        // The initializer with a context is a convenience initializer. It's inherited, unless a superclass in the app has
        // designated initializers that the class doesn't override.
        let superclasses = index.lineage(of: record).dropFirst()
        if superclasses.contains(where: declaresDesignated), !declares(["context"], record) {
            texts.append(
                "\(access)required convenience init(context moc: NSManagedObjectContext) "
                    + "{ self.init(entity: Self.entity(), insertInto: moc) }")
        }
        return texts
    }

    private func declaresDesignated(_ record: TypeRecord) -> Bool {
        record.members.contains { member in
            member.kind == .initializer && !member.isInExtension && !member.traits.contains(.convenience)
                && member.labels != ["entity", "insertInto"]
        }
    }

    private func declares(_ labels: [String], _ record: TypeRecord) -> Bool {
        record.members.contains { $0.kind == .initializer && $0.labels == labels.map(Optional.some) }
    }
}
