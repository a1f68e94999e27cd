import Foundation

/// The cast of fetched objects to the type that a request declares.
package enum ObjectCast {
    /// Casts objects to a type, or returns `nil` if one of them doesn't have the type.
    ///
    /// - Complexity: O(*n*), with one dynamic cast for each class. A dynamic cast for each object would take as long as the
    ///   creation of its fault.
    package static func cast<Result>(_ objects: [NSManagedObject]) -> [Result]? {
        guard Result.self is AnyClass else {
            let cast = objects.compactMap { $0 as? Result }
            return cast.count == objects.count ? cast : nil
        }
        var known: AnyClass?
        for object in objects where type(of: object) != known {
            known = type(of: object)
            guard object is Result else { return nil }
        }
        // Arrays of objects are represented in the same way, whatever the class.
        return unsafeBitCast(objects, to: [Result].self)
    }
}
