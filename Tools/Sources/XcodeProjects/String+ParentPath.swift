extension String {
    /// The path without its last component, or an empty string if it has only one. On Linux,
    /// `NSString.deletingLastPathComponent` crashes on paths with one character.
    package var parentPath: String {
        var path = self[...]
        while path.count > 1, path.last == "/" { path.removeLast() }
        guard let slash = path.lastIndex(of: "/") else { return "" }
        path = path[..<slash]
        while path.last == "/" { path.removeLast() }
        return path.isEmpty ? "/" : String(path)
    }
}
