/// Where drivers report what was wrong with what they were given.
@MainActor
public enum CollectionLog {
    /// Called once for each issue of a driver; by default prints it to standard error and posts
    /// ``didReportIssue``. A test can fail on it.
    public static var handler: (CollectionIssue) -> Void = { issue in
        // `write(_:)` would end the process if the stream can't be written; a report must not.
        try? FileHandle.standardError.write(contentsOf: Data("Collage: \(issue)\n".utf8))
        NotificationCenter.default.post(
            name: didReportIssue, object: nil, userInfo: ["message": "\(issue)", "problem": issue.topic])
    }

    /// Posted for each issue that the default handler gets, for tools that show them while the app runs: with the
    /// issue's description under `message`, and under `problem` one of `duplicates`, `registration` and `other`.
    public static let didReportIssue = Notification.Name("CollageDidReportIssue")
}

extension CollectionIssue {
    /// What the issue is about, for whoever looks for issues of a kind.
    fileprivate var topic: String {
        switch self {
        case .duplicateItem, .duplicateSection: "duplicates"
        case .unregisteredDecoration, .missingSupplementary, .wrongCell, .wrongSupplementary: "registration"
        case .stalePath, .endlessUpdates, .unknownItem: "other"
        }
    }
}
