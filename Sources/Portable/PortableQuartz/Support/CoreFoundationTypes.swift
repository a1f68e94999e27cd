// Core Foundation types as aliases of Foundation types, so that casts such as `colors as CFArray` compile.

/// The Core Foundation type of arrays.
public typealias CFArray = [Any]

/// The Core Foundation type of dictionaries.
public typealias CFDictionary = [AnyHashable: Any]

/// The Core Foundation type of strings.
public typealias CFString = String

/// The Core Foundation type of URLs.
public typealias CFURL = URL

/// The Core Foundation type of byte buffers.
public typealias CFData = Data

/// The Core Foundation type of errors.
public typealias CFError = NSError

/// The Core Foundation type of any object.
public typealias CFTypeRef = AnyObject
