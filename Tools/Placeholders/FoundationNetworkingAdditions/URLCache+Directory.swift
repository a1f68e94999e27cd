import FoundationNetworking
import Foundation

extension URLCache {
    /// Creates a cache. The directory has no effect.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
}
