import Foundation

extension Bundle {
    /// Returns the resources of the main language with an extension, or all resources if it's `nil` or empty.
    ///
    /// Foundation's method returns `NSURL` objects on this platform. This one is used where the app needs `URL` values.
    @_disfavoredOverload
    public func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]? {
        let found: [NSURL]? = urls(forResourcesWithExtension: ext, subdirectory: subpath)
        return found?.map { $0 as URL }
    }
}
