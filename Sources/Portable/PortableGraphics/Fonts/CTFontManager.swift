import Foundation

/// How far a font that an app registers can be seen.
public enum CTFontManagerScope: UInt32, Sendable {
    /// Nowhere.
    case none = 0
    /// In this process.
    case process = 1
    /// In this and other apps. Differs from Core Text: in this process alone.
    case persistent = 2
}

/// Why a font can't be registered, or taken back.
public enum CTFontManagerError: Int, Error, Sendable {
    /// The file is missing or can't be read.
    case fileNotFound = 101
    /// The file isn't a supported font.
    case unrecognizedFormat = 103
    /// The font is there already.
    case alreadyRegistered = 105
    /// The font isn't there.
    case notRegistered = 201
}

/// The domain of errors of the functions that register fonts.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Registers the fonts of a file, so that they are found by name.
///
/// - Parameters:
///   - fontURL: Of a TrueType or OpenType font, or of a collection of them.
///   - scope: All are as `process`.
///   - error: Gets the reason if that can't be done; the caller releases it.
/// - Returns: Whether it could be done. False if the fonts are there already.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    FontRegistration.perform(fontURL.path, error) { () throws(RegisteredFonts.Problem) in
        try RegisteredFonts.register(fontURL.path)
    }
}

/// Unregisters the fonts of a file: they can't be found by name anymore. Text that uses them keeps them.
///
/// - Parameters:
///   - fontURL: The URL that was registered.
///   - scope: All are as `process`.
///   - error: The reason of a failure; the caller releases it.
/// - Returns: Whether it succeeded: `false` if the fonts aren't registered.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    FontRegistration.perform(fontURL.path, error) { () throws(RegisteredFonts.Problem) in
        try RegisteredFonts.unregister(fontURL.path)
    }
}

/// Registers a font, so that it is found by name.
///
/// - Parameters:
///   - font: Made of data; one that was made by its name is there already.
///   - error: Gets the reason if that can't be done; the caller releases it.
/// - Returns: Whether it could be done. False if the font is there already.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    FontRegistration.perform(font.name, error) { () throws(RegisteredFonts.Problem) in
        guard let data = font.data else { throw .alreadyRegistered }
        try RegisteredFonts.register(data)
    }
}

/// Unregisters a font: it can't be found by name anymore. Text that uses it keeps it.
///
/// - Parameters:
///   - font: A font that was registered.
///   - error: The reason of a failure; the caller releases it.
/// - Returns: Whether it succeeded: `false` if the font isn't registered.
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
            // UIKit logs a file that can't be used, and nothing that is there already.
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
