import Foundation

/// A folder that a program can't write to.
enum ReadOnlyFolder {
    /// A Boolean value that indicates whether folders can be made read-only for programs of this user.
    static let isSupported: Bool = {
        guard geteuid() == 0 else { return true }
        let folder = FileManager.default.temporaryDirectory
        return ProgramRun(mount(folder) + ["true"]).status == 0
    }()

    /// Calls a closure with a command prefix that makes the folder read-only for the command.
    static func withPrefix(for folder: URL, _ body: ([String]) throws -> Void) throws {
        guard geteuid() != 0 else { return try body(mount(folder)) }
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
        let result = Result { try body([]) }
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
        try result.get()
    }

    /// The words for a read-only mount, because permissions don't apply to the superuser.
    private static func mount(_ folder: URL) -> [String] {
        let script = #"mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$@""#
        return ["unshare", "--mount", "sh", "-c", script, folder.path]
    }
}
