import Foundation

/// The scope in which a registered font is available.
public enum CTFontManagerScope: UInt32, Sendable {
    /// The font isn't available.
    case none = 0
    /// The font is available in the current process.
    case process = 1
    /// The font is available in this app and others.
    ///
    /// Differs from Core Text: the font is available only in the current process.
    case persistent = 2
}

/// An error that occurs when a font is registered or unregistered.
public enum CTFontManagerError: Int, Error, Sendable {
    /// The file is missing or can't be read.
    case fileNotFound = 101
    /// The file isn't a supported font.
    case unrecognizedFormat = 103
    /// The font is already registered.
    case alreadyRegistered = 105
    /// The font isn't registered.
    case notRegistered = 201
}

/// The domain of font registration errors.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Registers the fonts of a file, so that they can be found by name.
///
/// - Parameters:
///   - fontURL: The URL of a TrueType or OpenType font or collection.
///   - scope: The scope. All scopes are treated as `process`.
///   - error: The error, if the function fails. The caller must release it.
/// - Returns: `true` if the fonts were registered; `false` if they couldn't be or were already registered.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    FontRegistration.perform(fontURL.path, error) { () throws(RegisteredFonts.Problem) in
        try RegisteredFonts.register(fontURL.path)
    }
}

/// Unregisters the fonts of a file, so that they can no longer be found by name. Existing text that uses them isn't
/// affected.
///
/// - Parameters:
///   - fontURL: The URL that was registered.
///   - scope: The scope. All scopes are treated as `process`.
///   - error: The error, if the function fails. The caller must release it.
/// - Returns: `true` if the fonts were unregistered; `false` if they weren't registered.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    FontRegistration.perform(fontURL.path, error) { () throws(RegisteredFonts.Problem) in
        try RegisteredFonts.unregister(fontURL.path)
    }
}

/// Registers a font, so that it can be found by name.
///
/// - Parameters:
///   - font: A font that was created from data. A font that was created by name is already registered.
///   - error: The error, if the function fails. The caller must release it.
/// - Returns: `true` if the font was registered; `false` if it couldn't be or was already registered.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    FontRegistration.perform(font.name, error) { () throws(RegisteredFonts.Problem) in
        guard let data = font.data else { throw .alreadyRegistered }
        try RegisteredFonts.register(data)
    }
}

/// Unregisters a font, so that it can no longer be found by name. Existing text that uses it isn't affected.
///
/// - Parameters:
///   - font: A font that was registered.
///   - error: The error, if the function fails. The caller must release it.
/// - Returns: `true` if the font was unregistered; `false` if it wasn't registered.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    FontRegistration.perform(font.name, error) { () throws(RegisteredFonts.Problem) in
        try RegisteredFonts.unregister(face: font.name)
    }
}

/// Returns the description of an error.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err.localizedDescription }

private enum FontRegistration {
    static func perform(
        _ name: String, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?,
        _ body: () throws(RegisteredFonts.Problem) -> Void
    ) -> Bool {
        do {
            try body()
            return true
        } catch let problem {
            // Like UIKit, log files that can't be used, but not fonts that are already registered.
            switch problem {
            case .notFound, .unusable: Diagnostics.log("The font \(name) can't be registered: \(problem.reason).")
            case .alreadyRegistered, .notRegistered: break
            }
            error?.pointee = Unmanaged.passRetained(
                NSError(
                    domain: kCTFontManagerErrorDomain, code: problem.code.rawValue,
                    userInfo: [
                        NSLocalizedDescriptionKey: "The font \(name) can't be used: \(problem.reason).",
                        "CTFontManagerErrorFontURLs": [name],
                    ]))
            return false
        }
    }
}

extension RegisteredFonts.Problem {
    fileprivate var code: CTFontManagerError {
        switch self {
        case .notFound: .fileNotFound
        case .unusable: .unrecognizedFormat
        case .alreadyRegistered: .alreadyRegistered
        case .notRegistered: .notRegistered
        }
    }
}
