import Foundation

extension Error {
    /// The reason that a file operation failed, as a clause that can follow a path.
    package var fileOperationReason: String {
        let error = self as NSError
        let posix = [error, error.userInfo[NSUnderlyingErrorKey] as? NSError]
            .compactMap { $0 }.first { $0.domain == NSPOSIXErrorDomain }?.code
        let code = (self as? CocoaError)?.code
        if code == .fileWriteOutOfSpace || posix == Int(ENOSPC) || posix == Int(EDQUOT) { return "the disk is full" }
        if code == .fileWriteVolumeReadOnly || posix == Int(EROFS) { return "the disk is read-only" }
        if [.fileWriteNoPermission, .fileReadNoPermission].contains(code) || posix == Int(EACCES) {
            return "this process has no permission to use the folder or file"
        }
        if posix == Int(EMFILE) { return "this process has too many open files" }
        if [.fileNoSuchFile, .fileReadNoSuchFile].contains(code) || posix == Int(ENOENT) {
            return "there is no such folder or file"
        }
        return error.localizedDescription
    }
}
