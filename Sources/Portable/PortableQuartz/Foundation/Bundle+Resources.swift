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

    /// Returns the resources of the main language with an extension. `collage` calls it in apps, because the compiler prefers
    /// Foundation's method where both types are possible.
    @_spi(Collage)
    public func _urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]? {
        urls(forResourcesWithExtension: ext, subdirectory: subpath) as [URL]?
    }
}
