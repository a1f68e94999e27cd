import Foundation
import Synchronization

/// The classes of managed objects, by the names that models use.
///
/// A model names a class without its module, or with it. Swift finds a class by both.
enum ManagedObjectClasses {
    private struct Cache {
        var classes: [String: NSManagedObject.Type] = [:]
        var modules: [String] = []
    }

    private static let cache = Mutex(Cache())

    /// Records a class, so that models find it by its name.
    static func register(_ type: NSManagedObject.Type) {
        let name = String(reflecting: type)
        cache.withLock {
            $0.classes[name] = type
            $0.classes[String(describing: type)] = type
        }
    }

    /// Records the module of an app's source file, which is the first part of its `#fileID`.
    static func registerModule(ofFile fileID: String) {
        if let module = fileID.split(separator: "/").first.map(String.init) { registerModule(module) }
    }

    /// Records a module, so that models find its classes.
    static func registerModule(_ module: String) {
        cache.withLock { if !$0.modules.contains(module) { $0.modules.append(module) } }
    }

    /// Returns the class with a name, with or without its module, or `nil` if it isn't known.
    static func findClass(_ name: String) -> AnyClass? {
        let short = name.split(separator: ".").last.map(String.init) ?? name
        let modules = cache.withLock { $0.modules }
        return ([name] + modules.map { "\($0).\(short)" }).lazy.compactMap { NSClassFromString($0) }.first
    }

    /// Returns the class with a name, or `nil` if it isn't known.
    static func find(_ name: String) -> NSManagedObject.Type? {
        let name = name.hasPrefix(".") ? String(name.dropFirst()) : name
        if name.isEmpty || name == "NSManagedObject" { return NSManagedObject.self }
        let (found, modules) = cache.withLock { ($0.classes[name], $0.modules) }
        if let found { return found }
        let short = name.split(separator: ".").last.map(String.init) ?? name
        let candidates = [name] + modules.map { "\($0).\(short)" }
        let type = candidates.lazy.compactMap { NSClassFromString($0) as? NSManagedObject.Type }.first
        if let type { register(type) }
        return type
    }
}

extension NSEntityDescription {
    /// The class of the entity's objects. If the entity's own class isn't found, it's the class of the closest
    /// ancestor.
    var resolvedClass: NSManagedObject.Type {
        if let known = objectClass.withLock({ $0 }) { return known }
        let found = ManagedObjectClasses.find(managedObjectClassName ?? "") ?? superentity?.resolvedClass
        if let found, managedObjectModel?.isInUse == true { objectClass.withLock { $0 = found } }
        return found ?? NSManagedObject.self
    }
}
