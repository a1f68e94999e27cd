import Foundation

/// A status code of a function of Core Services; ``errSecSuccess`` for success.
public typealias OSStatus = Int32
/// The status code for success.
public let noErr: OSStatus = 0
/// A string of Core Foundation.
public typealias CFString = String
/// A dictionary of Core Foundation.
public typealias CFDictionary = [AnyHashable: Any]
/// An array of Core Foundation.
public typealias CFArray = [Any]
/// Bytes of Core Foundation.
public typealias CFData = Data
/// An error of Core Foundation.
public typealias CFError = NSError
/// Any object of Core Foundation.
public typealias CFTypeRef = AnyObject
/// A Boolean value of Core Foundation.
public typealias CFBoolean = NSNumber

/// The Boolean value `true` of Core Foundation.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// The Boolean value `false` of Core Foundation.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
