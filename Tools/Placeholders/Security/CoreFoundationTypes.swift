import Foundation

/// A status code that a Core Services function returns, such as ``errSecSuccess``.
public typealias OSStatus = Int32
/// The status code for success.
public let noErr: OSStatus = 0
/// A Core Foundation string.
public typealias CFString = String
/// The dictionary type of Core Foundation.
public typealias CFDictionary = [AnyHashable: Any]
/// The array type of Core Foundation.
public typealias CFArray = [Any]
/// The data type of Core Foundation.
public typealias CFData = Data
/// The error type of Core Foundation.
public typealias CFError = NSError
/// The type of any Core Foundation object.
public typealias CFTypeRef = AnyObject
/// The Boolean type of Core Foundation.
public typealias CFBoolean = NSNumber

/// The Boolean value `true` of Core Foundation.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// The Boolean value `false` of Core Foundation.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
