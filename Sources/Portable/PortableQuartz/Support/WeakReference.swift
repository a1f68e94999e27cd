/// A reference that doesn't keep its object alive, for lists.
package struct WeakReference<Object: AnyObject> {
    package weak var object: Object?

    package init(object: Object?) {
        self.object = object
    }
}
