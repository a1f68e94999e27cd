// Constants and functions of Core Foundation for the types in CoreFoundationTypes.swift.

import Synchronization

/// The Core Foundation type of Boolean values.
public typealias CFBoolean = NSNumber

/// The Core Foundation type of numbers.
public typealias CFNumber = NSNumber

/// The Core Foundation type of the null value.
public typealias CFNull = NSNull

/// The Core Foundation type of indexes and counts.
public typealias CFIndex = Int

/// The Core Foundation type of identifiers of types.
public typealias CFTypeID = UInt

/// An allocator of memory, which has no effect.
public final class CFAllocator: Sendable {
    private init() {}
}

/// The default allocator, `nil`.
public let kCFAllocatorDefault: CFAllocator! = nil

/// The null value.
public let kCFNull: CFNull! = NSNull()

// Modules of `collage` declare these two for apps without UIKit.

/// The Boolean value `true`.
@_disfavoredOverload
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }

/// The Boolean value `false`.
@_disfavoredOverload
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }

/// A range of indexes.
public struct CFRange: Sendable {
    /// The first index.
    public var location: CFIndex
    /// The number of indexes.
    public var length: CFIndex

    /// Creates an empty range at 0.
    public init() { (location, length) = (0, 0) }

    /// Creates a range with its first index and its length.
    public init(location: CFIndex, length: CFIndex) {
        self.location = location
        self.length = length
    }
}

/// Returns a range with its first index and its length.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.count }

/// Returns a pointer to the bytes of data. It's valid as long as a copy of the data exists.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! { DataBytes.pointer(to: theData) }

/// Returns the identifier of an object's type.
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
    switch cf {
    case let number as NSNumber:
        String(cString: number.objCType) == booleanType ? CFBooleanGetTypeID() : CFNumberGetTypeID()
    case is NSString: CFStringGetTypeID()
    case is NSArray: CFArrayGetTypeID()
    case is NSDictionary: CFDictionaryGetTypeID()
    case is NSData: CFDataGetTypeID()
    case is NSNull: CFNullGetTypeID()
    case is NSURL: CFURLGetTypeID()
    case is NSDate: CFDateGetTypeID()
    default: 1
    }
}

private let booleanType = String(cString: NSNumber(value: true).objCType)

/// Returns the identifier of the type of strings.
public func CFStringGetTypeID() -> CFTypeID { 7 }
/// Returns the identifier of the type of null values.
public func CFNullGetTypeID() -> CFTypeID { 16 }
/// Returns the identifier of the type of dictionaries.
public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
/// Returns the identifier of the type of arrays.
public func CFArrayGetTypeID() -> CFTypeID { 19 }
/// Returns the identifier of the type of data.
public func CFDataGetTypeID() -> CFTypeID { 20 }
/// Returns the identifier of the type of Boolean values.
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
/// Returns the identifier of the type of numbers.
public func CFNumberGetTypeID() -> CFTypeID { 22 }
/// Returns the identifier of the type of URLs.
public func CFURLGetTypeID() -> CFTypeID { 29 }
/// Returns the identifier of the type of dates.
public func CFDateGetTypeID() -> CFTypeID { 42 }

/// Pointers to the bytes of data.
private enum DataBytes {
    /// The bytes of data that has no separate storage, by its content.
    private static let small = Mutex<[Data: UnsafePointer<UInt8>]>([:])

    static func pointer(to data: Data) -> UnsafePointer<UInt8>? {
        // Data with more bytes refers to storage that its copies share.
        guard data.count <= 64 else { return data.withUnsafeBytes { $0.bindMemory(to: UInt8.self).baseAddress } }
        return small.withLock { known in
            if let pointer = known[data] { return pointer }
            let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: max(data.count, 1))
            data.copyBytes(to: bytes, count: data.count)
            known[data] = UnsafePointer(bytes)
            return UnsafePointer(bytes)
        }
    }
}
