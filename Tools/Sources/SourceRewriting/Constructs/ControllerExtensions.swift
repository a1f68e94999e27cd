import SwiftSyntax

/// Overrides of life cycle methods in extensions of UIKit's view controllers, for example of `viewDidLoad()` in an extension
/// of `UINavigationController`, which enables the swipe back without a bar.
///
/// The class conforms to a protocol of UIKit, which calls the renamed methods for all controllers of that class.
struct ControllerExtensions {
    let index: DeclarationIndex

    private static let methods: [String: [String?]] = [
        "viewDidLoad": [], "viewWillAppear": [nil], "viewDidAppear": [nil], "viewWillDisappear": [nil],
        "viewDidDisappear": [nil], "viewWillLayoutSubviews": [], "viewDidLayoutSubviews": [],
    ]

    /// Returns whether UIKit calls an override in an extension of one of its classes.
    static func calls(_ member: MemberRecord, of record: TypeRecord) -> Bool {
        record.body == nil && record.kind == .external && ForeignTypes.isFrameworkClass(record.name)
            && record.name.hasSuffix("Controller") && member.kind == .method && member.isInExtension
            && member.traits.contains(.override) && methods[member.name] == member.labels
    }

    /// Adds the conformance to the first extension with such a method.
    func rewrite(_ node: ExtensionDeclSyntax, of name: String, file: Int, in edits: inout FileEdits) {
        guard let record = index.type(name), let first = record.members.first(where: { Self.calls($0, of: record) }),
            first.block.file == file, first.block.start == node.memberBlock.leftBrace.trimmedBytes.upperBound
        else { return }
        let conformance = "@retroactive ExtendedController"
        if let last = node.inheritanceClause?.inheritedTypes.last {
            edits.insert(", \(conformance)", at: last.trimmedBytes.upperBound)
        } else {
            edits.insert(": \(conformance)", at: node.extendedType.trimmedBytes.upperBound)
        }
    }
}
