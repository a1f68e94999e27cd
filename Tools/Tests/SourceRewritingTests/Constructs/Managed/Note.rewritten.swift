#sourceLocation(file: "/App/Note.swift", line: 1)
@_spi(Collage) import UIKit

           
class Note: NSManagedObject { @MainActor class var interfaceProperties: [InterfaceProperty] { var list: [InterfaceProperty] = []; list.append(InterfaceProperty("isNew", \Note.isNew)); return list }; @MainActor class var interfaceActions: [InterfaceAction] { var list: [InterfaceAction] = []; list.append(InterfaceAction("addTagsObject:", { (target: Note) in { (p0: Tag) in target.addToTags(p0) } })); list.append(InterfaceAction("removeTags:", { (target: Note) in { (p0: NSSet) in target.removeFromTags(p0) } })); return list };
               var text: String? { get { managedValue(forKey: "text") } set { setManagedValue(newValue, forKey: "text") } }
               public var createdAt: Date? { get { managedValue(forKey: "createdAt") } set { setManagedValue(newValue, forKey: "createdAt") } }
               public internal(set) var isRead: Bool { get { managedValue(forKey: "isRead") } set { setManagedValue(newValue, forKey: "isRead") } }; public internal(set) var isPinned: Bool { get { managedValue(forKey: "isPinned") } set { setManagedValue(newValue, forKey: "isPinned") } }
               private var primitiveText: String! { get { managedValue(forKey: "primitiveText") } set { setManagedValue(newValue, forKey: "primitiveText") } }
                  var isNew = true { didSet { _didChangeProperty(of: self) } }

    required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        super.init(entity: entity, insertInto: context)
    }
}

extension Note {
               var `default`: Int16 { get { managedValue(forKey: "default") } set { setManagedValue(newValue, forKey: "default") } }  // A keyword.
               var tags: NSSet? { get { managedValue(forKey: "tags") } set { setManagedValue(newValue, forKey: "tags") } }

                         
               func addToTags(_ value: Tag) { addManagedObjects(value, forKey: "tags") }

                      
               func removeFromTags(_ values: NSSet) { removeManagedObjects(values, forKey: "tags") }

               func insertIntoPages(_ value: Page, at idx: Int) { insertManagedObjects(value, at: idx, forKey: "pages") }
               func removeFromPages(at indexes: NSIndexSet) { removeManagedObjects(at: indexes, forKey: "pages") }
               func replacePages(at idx: Int, with value: Page) { replaceManagedObjects(at: idx, with: value, forKey: "pages") }
               func addTagsObject(_ tag: Tag) { addManagedObjects(tag, forKey: "tags") }
               func removeTags(_ tags: Set<Tag>) { removeManagedObjects(tags, forKey: "tags") }
               func publish() { fatalError() }
}

#sourceLocation()
extension Note: InterfaceConnectable {}
