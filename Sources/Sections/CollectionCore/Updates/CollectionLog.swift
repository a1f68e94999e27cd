/// The destination of the issues of all drivers.
@MainActor
public enum CollectionLog {
    /// A closure that's called once for each issue of a driver. The default prints it to standard error and posts
    /// ``didReportIssue``. A test can replace it to fail on issues.
    public static var handler: (CollectionIssue) -> Void = { issue in
        // Unlike `write(_:)`, this method doesn't end the process if writing fails.
        try? FileHandle.standardError.write(contentsOf: Data("Collage: \(issue)\n".utf8))
        NotificationCenter.default.post(
            name: didReportIssue, object: nil, userInfo: ["message": "\(issue)", "problem": issue.topic])
    }

    /// A notification that the default handler posts for each issue, for tools that show issues while the app runs. Its
    /// user info contains the issue's description under `message`, and under `problem` one of `duplicates`,
    /// `registration`, and `other`.
    public static let didReportIssue = Notification.Name("CollageDidReportIssue")
}

extension CollectionIssue {
    /// The category of the issue, for tools that filter issues.
    fileprivate var topic: String {
        switch self {
        case .duplicateItem, .duplicateSection: "duplicates"
        case .unregisteredDecoration, .missingSupplementary, .wrongCell, .wrongSupplementary: "registration"
        case .staleIndexPath, .recursiveUpdates, .unknownItem: "other"
        }
    }
}
