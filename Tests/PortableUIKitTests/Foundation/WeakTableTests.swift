import PortableUIKit
import Testing

struct WeakTableTests {
    final class Item: NSObject {}

    @Test func `a weak table removes deallocated objects`() {
        let table = NSHashTable<Item>.weakObjects()
        let kept = Item()
        table.add(kept)
        do {
            let lost = Item()
            table.add(lost)
            #expect(table.count == 2 && table.contains(lost))
        }
        #expect(table.count == 1 && table.allObjects == [kept] && table.anyObject === kept)
        table.remove(kept)
        #expect(table.allObjects.isEmpty)
    }

    @Test func `a strong table keeps its objects and compares them`() {
        let table = NSHashTable<NSString>()
        table.add("one")
        table.add(NSString(string: "on" + "e"))
        table.add("two")
        #expect(table.count == 2 && table.contains("two") && table.member("one") == "one")
        let other = NSHashTable<NSString>()
        other.add("two")
        #expect(table.intersects(other) && other.isSubset(of: table))
        table.minus(other)
        #expect(table.allObjects == ["one"])
    }

    private protocol Observer: AnyObject {}
    private final class Mediator: Observer {}

    @Test func `the type of the objects can be a protocol`() {
        let table = NSHashTable<any Observer>.weakObjects()
        let kept = Mediator()
        table.add(kept)
        table.add(Mediator())
        #expect(table.allObjects.count == 1 && table.contains(kept) && table.anyObject === kept)
    }

    @Test func `an option compares objects by identity`() {
        let table = NSHashTable<NSArray>(options: [.objectPointerPersonality])
        table.add(NSArray(array: [1]))
        #expect(!table.contains(NSArray(array: [1])))
    }

    @Test(arguments: [true, false])
    func `a map removes pairs whose weak half is deallocated`(weakKeys: Bool) {
        let map: NSMapTable<Item, Item> = weakKeys ? .weakToStrongObjects() : .strongToWeakObjects()
        let kept = Item()
        map.setObject(kept, forKey: kept)
        do {
            let lost = Item()
            map.setObject(weakKeys ? kept : lost, forKey: weakKeys ? lost : Item())
            #expect(map.count == 2)
        }
        #expect(map.count == 1 && map.object(forKey: kept) === kept)
        #expect(map.keyEnumerator().allObjects.count == 1)
        map.removeObject(forKey: kept)
        #expect(map.count == 0 && map.objectEnumerator() == nil)
    }

    @Test func `a map sets the value of a key again`() {
        let map = NSMapTable<NSString, NSNumber>()
        map.setObject(1, forKey: "one")
        map.setObject(2, forKey: NSString(string: "one"))
        #expect(map.dictionaryRepresentation() == [NSString(string: "one"): 2])
    }

    @Test func `notifications arrive as a sequence`() async {
        let center = NotificationCenter()
        let name = Notification.Name("changed")
        let sequence = center.notifications(named: name)
        center.post(name: name, object: nil, userInfo: ["n": 1])
        center.post(name: .init("other"), object: nil)
        center.post(name: name, object: nil, userInfo: ["n": 2])
        var numbers: [Int] = []
        for await notification in sequence {
            numbers.append(notification.userInfo?["n"] as? Int ?? 0)
            if numbers.count == 2 { break }
        }
        #expect(numbers == [1, 2])
    }

    @Test func `the iCloud store keeps values in the process`() {
        let store = NSUbiquitousKeyValueStore()
        store.set(3, forKey: "n")
        #expect(store.longLong(forKey: "n") == 3 && store.object(forKey: "m") == nil && store.synchronize())
        store.removeObject(forKey: "n")
        #expect(store.dictionaryRepresentation.isEmpty)
    }
}
