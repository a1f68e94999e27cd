import Foundation

/// The key for the title of a PDF document.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// The key for the author of a PDF document.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The key for the subject of a PDF document.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// The key for the keywords of a PDF document: a string, or an array of strings.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The key for the name of the app that created a PDF document.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// The key for the password that opens a PDF document with all permissions.
///
/// Differs from Core Graphics: documents aren't encrypted, so the value has no effect.
public let kCGPDFContextOwnerPassword: CFString = "kCGPDFContextOwnerPassword"
/// The key for the password that opens a PDF document.
///
/// Differs from Core Graphics: documents aren't encrypted, so the value has no effect.
public let kCGPDFContextUserPassword: CFString = "kCGPDFContextUserPassword"
/// The key for a Boolean value that indicates whether a PDF document can be printed.
///
/// Differs from Core Graphics: documents aren't encrypted, so the value has no effect.
public let kCGPDFContextAllowsPrinting: CFString = "kCGPDFContextAllowsPrinting"
/// The key for a Boolean value that indicates whether content of a PDF document can be copied.
///
/// Differs from Core Graphics: documents aren't encrypted, so the value has no effect.
public let kCGPDFContextAllowsCopying: CFString = "kCGPDFContextAllowsCopying"
/// The key for the media box of a page: a `CGRect` as data.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"
