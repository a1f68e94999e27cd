import Foundation

extension FileManager {
    /// Returns the folder that the apps of a group share, or `nil` if the identifier is empty. The folder is created if it
    /// doesn't exist.
    ///
    /// Differs from UIKit: the folder is in the user's folder for application support, and an app needs no entitlement.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard !groupIdentifier.isEmpty,
            let support = urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        else { return nil }
        let folder = support.appendingPathComponent("AppGroup/\(groupIdentifier)", isDirectory: true)
        // Apps create the files in the folder, and handle the errors of folders that can't be written.
        try? createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// An opaque value that identifies the user's iCloud account. It's always `nil`, because no user is signed in.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// Returns the folder of an iCloud container. The result is always `nil`, because no user is signed in.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    /// Returns whether a file is in iCloud. The result is always `false`.
    public func isUbiquitousItem(at url: URL) -> Bool { false }

    /// Downloads a file from iCloud.
    ///
    /// - Throws: `CocoaError.ubiquitousFileUnavailable`, because no user is signed in.
    public func startDownloadingUbiquitousItem(at url: URL) throws {
        throw CocoaError(.ubiquitousFileUnavailable, userInfo: [NSURLErrorKey: url])
    }
}
