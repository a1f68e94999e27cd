import CoreData
import SwiftData
import Testing
import UIKit

/// Folders and notes, with undo.
@MainActor
struct UndoTests {
    private let container: NSPersistentContainer
    private var context: NSManagedObjectContext { container.viewContext }

    init() throws {
        container = try Folders.container()
        container.viewContext.undoManager = UndoManager()
    }

    private func insert(_ entity: String, _ name: String, in folder: NSManagedObject? = nil) -> NSManagedObject {
        let object = NSEntityDescription.insertNewObject(forEntityName: entity, into: context)
        object.setValue(name, forKey: "name")
        if let folder { object.setValue(folder, forKey: "folder") }
        return object
    }

    /// Describes all folders with their notes, and notes without a folder.
    private func state(_ context: NSManagedObjectContext? = nil) throws -> [String] {
        let context = context ?? self.context
        func all(_ entity: String) throws -> [NSManagedObject] {
            try context.fetch(NSFetchRequest<NSManagedObject>(entityName: entity))
        }
        func name(_ object: NSManagedObject) -> String { object.value(forKey: "name") as? String ?? "" }
        let folders = try all("Folder").map { folder in
            let notes = folder.mutableSetValue(forKey: "notes").allObjects.compactMap { $0 as? NSManagedObject }
            return name(folder) + ":" + notes.map(name).sorted().joined(separator: ",")
        }
        return folders.sorted() + (try all("Note").filter { $0.value(forKey: "folder") == nil }.map(name).sorted())
    }

    @Test func `an insertion and changes are undone and redone`() throws {
        let folder = insert("Folder", "A")
        context.processPendingChanges()
        context.undoManager?.endUndoGroupOfEvent()
        let note = insert("Note", "n", in: folder)
        #expect(try state() == ["A:n"])
        context.undo()
        #expect(try state() == ["A:"] && note.managedObjectContext == nil)
        context.redo()
        #expect(try state() == ["A:n"] && note.managedObjectContext === context)
        try context.save()
        note.setValue("m", forKey: "name")
        context.undo()
        #expect(note.value(forKey: "name") as? String == "n")
        context.undo()
        // The insertion was saved, so that undoing it deletes the note.
        #expect(try state() == ["A:"] && note.isDeleted)
        try context.save()
        #expect(try state(container.newBackgroundContext()) == ["A:"])
        context.redo()
        try context.save()
        #expect(try state(container.newBackgroundContext()) == ["A:n"])
    }

    @Test func `a deletion that cascades is undone, even after a save`() throws {
        let folder = insert("Folder", "A")
        for name in ["n", "m"] { _ = insert("Note", name, in: folder) }
        try context.save()
        context.undoManager?.removeAllActions()
        for isSaved in [false, true] {
            context.delete(folder)
            #expect(try state() == [])
            if isSaved { try context.save() }
            context.undo()
            #expect(try state() == ["A:m,n"] && folder.managedObjectContext === context)
            try context.save()
            #expect(try state(container.newBackgroundContext()) == ["A:m,n"])
        }
    }

    @Test func `groups are undone together, and a rollback removes them`() throws {
        let manager = try #require(context.undoManager)
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        _ = insert("Folder", "A")
        context.processPendingChanges()
        _ = insert("Folder", "B")
        context.processPendingChanges()
        manager.endUndoGrouping()
        #expect(manager.canUndo)
        manager.undo()
        #expect(try state() == [] && manager.canRedo)
        manager.redo()
        #expect(try state() == ["A:", "B:"])
        context.rollback()
        #expect(!manager.canUndo && !manager.canRedo)
        context.undoManager = nil
        _ = insert("Folder", "C")
        context.processPendingChanges()
        #expect(!manager.canUndo)
    }

    @Test(arguments: 1...8 as ClosedRange<UInt64>)
    func `random histories are undone and redone step by step`(seed: UInt64) throws {
        let manager = try #require(context.undoManager)
        manager.groupsByEvent = false
        var random = SystemOfSeed(state: seed)
        var states = [try state()]
        for step in 0..<30 {
            manager.beginUndoGrouping()
            try change(step, &random)
            context.processPendingChanges()
            manager.endUndoGrouping()
            let after = try state()
            if manager.undoCount > states.count - 1 { states.append(after) }
            if Int.random(in: 0..<6, using: &random) == 0 { try context.save() }
        }
        for state in states.dropLast().reversed() {
            manager.undo()
            #expect(try self.state() == state)
            if Int.random(in: 0..<6, using: &random) == 0 { try context.save() }
        }
        for state in states.dropFirst() {
            manager.redo()
            #expect(try self.state() == state)
        }
        try context.save()
        #expect(try state(container.newBackgroundContext()) == states.last)
    }

    private func change(_ step: Int, _ random: inout SystemOfSeed) throws {
        let folders = try sorted("Folder")
        let notes = try sorted("Note")
        switch Int.random(in: 0..<7, using: &random) {
        case 0: _ = insert("Folder", "F\(step)")
        case 1, 2: _ = insert("Note", "N\(step)", in: folders.randomElement(using: &random))
        case 3: notes.randomElement(using: &random)?.setValue("R\(step)", forKey: "name")
        case 4: notes.randomElement(using: &random)?.setValue(folders.randomElement(using: &random), forKey: "folder")
        case 5: if let note = notes.randomElement(using: &random) { context.delete(note) }
        default: if let folder = folders.randomElement(using: &random) { context.delete(folder) }
        }
    }

    private func sorted(_ entity: String) throws -> [NSManagedObject] {
        let request = NSFetchRequest<NSManagedObject>(entityName: entity)
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        return try context.fetch(request)
    }

    @Test func `the main context of models registers changes`() throws {
        let container = try ModelContainer(
            for: Errand.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = container.mainContext
        context.undoManager = UndoManager()
        let errand = Errand(title: "a")
        context.insert(errand)
        try context.save()
        // The insertion would be undone with the change of the same event.
        context.undoManager?.removeAllActions()
        errand.title = "b"
        context.processPendingChanges()
        context.undoManager?.undo()
        #expect(errand.title == "a")
        context.undoManager?.redo()
        #expect(errand.title == "b")
    }
}

extension UndoManager {
    /// Ends the group of the current event.
    fileprivate func endUndoGroupOfEvent() { if groupingLevel > 0 { endUndoGrouping() } }

    /// The number of operations that can be undone.
    fileprivate var undoCount: Int {
        Mirror(reflecting: self).descendant("undoStack").map { Mirror(reflecting: $0).children.count } ?? 0
    }
}

/// A random number generator with a seed.
private struct SystemOfSeed: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        let value = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        return value ^ (value >> 27)
    }
}

/// Folders with notes in memory.
private enum Folders {
    static func container() throws -> NSPersistentContainer {
        func name() -> NSAttributeDescription {
            let name = NSAttributeDescription()
            name.name = "name"
            name.attributeType = .stringAttributeType
            return name
        }
        let (folder, note) = (NSEntityDescription(), NSEntityDescription())
        folder.name = "Folder"
        note.name = "Note"
        let (notes, owner) = (NSRelationshipDescription(), NSRelationshipDescription())
        notes.name = "notes"
        notes.destinationEntity = note
        notes.deleteRule = .cascadeDeleteRule
        owner.name = "folder"
        owner.maxCount = 1
        owner.destinationEntity = folder
        notes.inverseRelationship = owner
        owner.inverseRelationship = notes
        folder.properties = [name(), notes]
        note.properties = [name(), owner]
        let model = NSManagedObjectModel()
        model.entities = [folder, note]
        let container = NSPersistentContainer(name: "Folders", managedObjectModel: model)
        container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: URL(fileURLWithPath: "/dev/null"))]
        var failure: (any Error)?
        container.loadPersistentStores { failure = $1 }
        if let failure { throw failure }
        return container
    }
}
