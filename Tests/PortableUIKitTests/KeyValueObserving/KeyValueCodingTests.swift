import Foundation
import Testing

@testable import PortableQuartz
@testable import PortableUIKit
@testable import PortableUIKitCore

@MainActor struct KeyValueCodingTests {
    final class Person: NSObject {
        let name = "Ann"
        var age: Int? = 3
    }

    @Test func `values are found by their names`() {
        let person = Person()
        #expect(person.value(forKey: "name") as? String == "Ann")
        #expect(person.value(forKey: "age") as? Int == 3)
        person.age = nil
        #expect(person.value(forKey: "age") == nil)
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.value(forKeyPath: "alpha") as? CGFloat == 1)
    }

    @Test func `properties of interface files are set by their names`() {
        let label = UILabel()
        label.setValue("Text", forKey: "text")
        label.setValue(4.0, forKeyPath: "layer.cornerRadius")
        #expect(label.text == "Text" && label.layer.cornerRadius == 4)
    }

    @Test func `unknown names are logged`() {
        let lines = Diagnostics.capture {
            let person = Person()
            #expect(person.value(forKey: "size") == nil)
            person.setValue(3, forKey: "size")
            UILabel().setValue(3.5, forKey: "text")
        }
        #expect(lines.count == 3)
        #expect(lines.first?.contains("valueForUndefinedKey:]: there is no property size") == true)
        #expect(lines.last?.contains("text is") == true)
    }

    @Test func `defaults and dictionaries return the values of their keys`() {
        let defaults = UserDefaults(suiteName: "KeyValueCodingTests")
        defaults?.setValue(3, forKey: "n")
        #expect(defaults?.value(forKey: "n") as? Int == 3)
        defaults?.removePersistentDomain(forName: "KeyValueCodingTests")
        let dictionary = NSMutableDictionary()
        dictionary.setValue(1, forKey: "a")
        #expect(dictionary.value(forKey: "a") as? Int == 1)
        dictionary.setValue(nil, forKey: "a")
        #expect(dictionary.count == 0)
    }

    @Test func `an array returns the values of its elements`() {
        let people: NSArray = [Person(), ["name": "Bo"], NSMutableDictionary()]
        let names = people.value(forKey: "name") as? [Any]
        #expect(names?.first as? String == "Ann" && names?[1] as? String == "Bo" && names?[2] is NSNull)
        let team: NSDictionary = ["people": people]
        #expect((team.value(forKeyPath: "people.name") as? [Any])?.count == 3)
    }

    @Test func `key paths lead through dictionaries`() {
        final class Record: NSObject {
            let values = NSMutableDictionary(dictionary: ["name": "Ann", "address": NSMutableDictionary()])
            let scores: [String: Any] = ["best": 3, "last": ["day": 2]]
        }
        let record = Record()
        #expect(record.value(forKeyPath: "values.name") as? String == "Ann")
        #expect(record.value(forKeyPath: "scores.best") as? Int == 3)
        #expect(record.value(forKeyPath: "scores.last.day") as? Int == 2)
        #expect(record.value(forKeyPath: "scores.first") == nil)
        record.setValue("Bea", forKeyPath: "values.name")
        #expect(record.value(forKeyPath: "values.name") as? String == "Bea")
        record.setValue("Rome", forKeyPath: "values.address.city")
        withKnownIssue("A dictionary in a dictionary is a copy on Linux.") {
            #expect(record.value(forKeyPath: "values.address.city") as? String == "Rome")
        }
    }
}
