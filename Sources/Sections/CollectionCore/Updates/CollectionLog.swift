/// Where drivers report what was wrong with what they were given.
@MainActor
public enum CollectionLog {
    /// Called once for each issue of a driver; prints it to standard error by default. A test can fail on it.
    public static var handler: (CollectionIssue) -> Void = { issue in
        FileHandle.standardError.write(Data("Collage: \(issue)\n".utf8))
    }
}
