/// An object that reports each issue once.
@MainActor
final class IssueReporter {
    var handler: (CollectionIssue) -> Void = { CollectionLog.handler($0) }
    private var reported: Set<CollectionIssue> = []

    func report(_ issue: CollectionIssue) {
        guard reported.insert(issue).inserted else { return }
        handler(issue)
    }
}
