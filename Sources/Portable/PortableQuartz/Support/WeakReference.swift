/// A weak reference to an object, for use in arrays.
package struct WeakReference<Object: AnyObject> {
    package weak var object: Object?

    package init(object: Object?) {
        self.object = object
    }
}
