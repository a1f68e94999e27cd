import Foundation

// UIKit creates layers, cells, and decoration views from their classes alone, through initializers that aren't `required`:
// a requirement would break every subclass that writes `override init(frame:)`. Swift has no such call, but a convenience
// initializer and a static function have the same calling convention, so one can be called under the other's name.

extension NSObject {
    @_silgen_name("collage_NSObject_make")
    fileprivate convenience init(dynamicObject marker: Int) {
        self.init()
    }

    @_silgen_name("collage_NSObject_make")
    private static func callInitializer(_ marker: Int) -> NSObject

    /// Returns a new instance of the given class, created with its `init()`.
    package static func make(_ objectClass: NSObject.Type) -> NSObject {
        nonisolated(unsafe) var instance: NSObject?
        if let type = objectClass as? any CustomInitializable.Type {
            MainActor.assumeIsolated { instance = type.ownInstance() }
        }
        return instance ?? objectClass.callInitializer(0)
    }
}

/// A class whose subclasses can declare an initializer without parameters that doesn't override `init()`.
package protocol CustomInitializable: NSObject {
    /// Returns a new instance created with that initializer, or `nil` if the class doesn't declare it.
    @MainActor static func ownInstance() -> NSObject?
}

extension CALayer {
    @_silgen_name("collage_CALayer_make")
    fileprivate convenience init(dynamicLayer marker: Int) {
        self.init()
    }

    @_silgen_name("collage_CALayer_make")
    private static func callInitializer(_ marker: Int) -> CALayer

    /// Returns a new instance of the given class, created with its `init()`.
    package static func make(_ layerClass: CALayer.Type) -> CALayer {
        layerClass.callInitializer(0)
    }
}

// The replacement for `T()` and `type.init()` in sources written for Apple platforms, where Objective-C creates an
// object from its metatype.

extension NSObject {
    /// Returns a new instance of a class, created with its `init()`.
    @_spi(Collage)
    public static func _make<Object: NSObject>(_ objectClass: Object.Type) -> Object {
        unsafeDowncast(make(objectClass), to: objectClass)
    }
}
