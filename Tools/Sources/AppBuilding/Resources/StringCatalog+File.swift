import Foundation
import XcodeProjects

extension StringCatalog {
    init(contentsOf file: URL) throws(BuildFailure) {
        do {
            try self.init(Data(contentsOf: file))
        } catch let error as DecodingError {
            throw BuildFailure("the string catalog can't be read: \(error)", file: file.path)
        } catch {
            throw BuildFailure(
                "the string catalog can't be read: \(error.localizedDescription)", file: file.path)
        }
    }
}
