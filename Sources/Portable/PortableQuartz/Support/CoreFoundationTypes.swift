// Core Foundation types as aliases of Foundation types, so that casts such as `colors as CFArray` compile.

/// An array.
public typealias CFArray = [Any]

/// A dictionary.
public typealias CFDictionary = [AnyHashable: Any]

/// A string.
public typealias CFString = String

/// A URL.
public typealias CFURL = URL

/// A sequence of bytes.
public typealias CFData = Data

/// An error.
public typealias CFError = NSError

/// An object of any class.
public typealias CFTypeRef = AnyObject
