/// Declarations at the end of a protocol's file that make calls of its optional requirements compile.
struct OptionalCalls {
    private let record: TypeRecord
    private let requirements: [MemberRecord]
    private let isOnMainActor: Bool

    init(_ record: TypeRecord, _ requirements: [MemberRecord], _ isOnMainActor: Bool) {
        self.record = record
        self.requirements = requirements
        self.isOnMainActor = isOnMainActor
    }

    var text: String {
        let access = record.isPublic ? "public " : ""
        var lines = ["extension \(record.name) {"]
        lines += requirements.map { "    \(access)var \($0.hookName): \($0.hookType) { nil }" }
        lines += requirements.filter { $0.kind == .property }.map {
            "    \(access)var \($0.name): \($0.hookType) { \($0.hookName) }"
        }
        let methods = Dictionary(grouping: requirements.filter { $0.kind == .method }, by: \.name)
        for (name, overloads) in methods.sorted(by: { $0.key < $1.key }) {
            let none = overloads.map { "\($0.hookName) == nil" }.joined(separator: " && ")
            lines.append(
                "    \(access)var \(name): \(caller(name))? { \(none) ? nil : \(caller(name))(target: self) }")
        }
        lines.append("}")
        for (name, overloads) in methods.sorted(by: { $0.key < $1.key }) {
            lines.append("\(isOnMainActor ? "@preconcurrency @MainActor " : "")\(access)struct \(caller(name)) {")
            lines.append("    fileprivate let target: any \(record.name)")
            lines += overloads.map { "    " + call($0, access) }
            lines.append("}")
        }
        return lines.joined(separator: "\n")
    }

    private func caller(_ name: String) -> String {
        "__\(record.name.replacing(".", with: "_"))_\(name)"
    }

    private func call(_ method: MemberRecord, _ access: String) -> String {
        let parameters = method.parameters.enumerated().map { index, parameter in
            "\(parameter.label ?? "_") p\(index): \(parameter.type)"
        }
        let arguments = method.parameters.enumerated().map { $1.type.hasPrefix("inout ") ? "&p\($0)" : "p\($0)" }
        let result = method.type ?? "Void"
        let isVoid = ["Void", "()"].contains(result) || method.traits.contains(.discardable)
        let effects =
            (method.traits.contains(.async) ? "async " : "") + (method.traits.contains(.throwing) ? "throws " : "")
        return
            "\(isVoid ? "@discardableResult " : "")\(access)func callAsFunction(\(parameters.joined(separator: ", "))) "
            + "\(effects)-> \(result.asOptionalType) { "
            + "\(method.effects)target.\(method.hookName)?(\(arguments.joined(separator: ", "))) }"
    }
}
