import CollageTesting
import CollectionCore
import DisplayList
import Testing

/// Where issues go that no app takes.
@MainActor struct CollectionLogTests {
    @Test func `issues are logged with their kind`() {
        let host = TestHost()
        host.session.recordsEvents = true
        let section = SectionIdentity("fruit")
        let issues: [CollectionIssue] = [
            .duplicateSection(section), .unregisteredDecoration(kind: "card", section: section), .recursiveUpdates,
        ]
        for issue in issues { CollectionLog.handler(issue) }
        let kinds = host.session.consumeEvents().map(\.kind)
        #expect(
            kinds == [
                .problem(.duplicates, "\(issues[0])"), .problem(.registration, "\(issues[1])"),
                .problem(.other, "\(issues[2])"),
            ])
    }
}
