import Foundation

/// What went wrong with a file, in words that say what to do.
enum FileTrouble {
    static func reason(of error: any Error) -> String {
        let posix = [error as NSError, (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError]
            .compactMap { $0 }.first { $0.domain == NSPOSIXErrorDomain }?.code
        let code = (error as? CocoaError)?.code
        if code == .fileWriteOutOfSpace || posix == Int(ENOSPC) || posix == Int(EDQUOT) { return "the disk is full" }
        if code == .fileWriteVolumeReadOnly || posix == Int(EROFS) { return "the disk is read-only" }
        if [.fileWriteNoPermission, .fileReadNoPermission].contains(code) || posix == Int(EACCES) {
            return "this process may not do that to the folder or file"
        }
        return (error as NSError).localizedDescription
    }
}
