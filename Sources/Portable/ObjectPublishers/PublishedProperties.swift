// A separate module: the extension of `ObservableObject` in PortableCombine hides that of OpenCombine, which this
// module calls.

import OpenCombine

/// Returns the publisher that OpenCombine gives the `@Published` properties of an object: the same one for each call,
/// or a new one if there are no such properties.
package func publisherOfPublishedProperties(of object: AnyObject) -> ObservableObjectPublisher {
    Unmanaged<Observed>.fromOpaque(Unmanaged.passUnretained(object).toOpaque()).takeUnretainedValue().objectWillChange
}

/// The class that objects of other classes are called as. OpenCombine's method reads only the dynamic type of an
/// object. The class is open, so that the compiler doesn't assume that it's the dynamic type.
open class Observed: ObservableObject {}
