import Foundation

/// A check of an app's storyboards and xibs before it runs.
struct InterfaceCheck {
    private let files: [InterfaceFile]
    private let classes: DeclaredClasses

    init(_ plan: AppPlan, installation: Installation = .current) {
        let places = plan.modules.flatMap(\.resources).map(\.url)
            .filter { ["storyboard", "xib"].contains($0.pathExtension) }
        files = places.map { InterfaceFile(contentsOf: $0) }
        classes = DeclaredClasses(plan, installation: installation)
    }

    /// - Complexity: O(*n*) in the size of all interface files, and of all sources if a class isn't declared in the
    ///   app.
    var findings: [Finding] {
        let wanted = Set(files.flatMap(\.classes).map(\.name))
        let missing = classes.missing(of: wanted)
        return files.flatMap { file in
            if let excess = file.excess {
                return [
                    Finding(.error, file: file.url.path, line: excess.line, "\(excess.problem). \(excess.remedy).")
                ]
            }
            if let line = file.brokenLine {
                return [
                    Finding(
                        .error, file: file.url.path, line: line,
                        "the file isn't valid XML from this line on. Restore the file from version control.")
                ]
            }
            if file.root == "archive" {
                return [
                    Finding(
                        .error, file: file.url.path, line: 1,
                        "this file was saved by Xcode 4 or earlier, whose format isn't supported. Save it with a newer version."
                    )
                ]
            }
            return unknownClasses(of: file, missing) + missingSegues(of: file) + cycles(of: file)
                + missingReferences(of: file)
        }
    }

    // MARK: Classes

    private func unknownClasses(of file: InterfaceFile, _ missing: Set<String>) -> [Finding] {
        var seen: Set<String> = []
        return file.classes.filter { missing.contains($0.name) && seen.insert($0.name).inserted }.map {
            Finding(
                .warning, file: file.url.path, line: $0.line,
                "neither the app nor UIKit declares the class \($0.name): an object of UIKit's class is used instead.")
        }
    }

    // MARK: Segues

    private func missingSegues(of file: InterfaceFile) -> [Finding] {
        file.segues.filter { !file.objects.contains($0.destination) }.map {
            Finding(
                .error, file: file.url.path, line: $0.line,
                "this segue leads to \($0.destination), which isn't in the storyboard. Delete or reconnect it.")
        }
    }

    /// Returns the embed segues and relationships that would create controllers inside themselves endlessly.
    private func cycles(of file: InterfaceFile) -> [Finding] {
        let ways = Dictionary(grouping: file.segues.filter(\.isImmediate), by: \.source)
        var done: Set<String> = []
        var found: [Finding] = []
        for start in file.segues where start.isImmediate && done.insert(start.source).inserted {
            // The controllers that contain the current one, each with its remaining segues. An explicit stack is used
            // because a chain can be longer than the call stack.
            var path = [(controller: start.source, ways: ArraySlice(ways[start.source] ?? []))]
            var above: Set<String> = [start.source]
            while let segue = path.last?.ways.first {
                path[path.count - 1].ways.removeFirst()
                if above.contains(segue.destination) {
                    found.append(
                        Finding(
                            .error, file: file.url.path, line: segue.line,
                            "this segue embeds the controller \(segue.destination) inside itself endlessly. "
                                + "Delete it, or connect it to another controller."))
                } else if done.insert(segue.destination).inserted {
                    path.append((segue.destination, ArraySlice(ways[segue.destination] ?? [])))
                    above.insert(segue.destination)
                }
                while let last = path.last, last.ways.isEmpty {
                    above.remove(last.controller)
                    path.removeLast()
                }
            }
        }
        return found
    }

    // MARK: Other storyboards

    private func missingReferences(of file: InterfaceFile) -> [Finding] {
        file.storyboardReferences.compactMap { reference in
            let name = reference.storyboard ?? file.url.deletingPathExtension().lastPathComponent
            let others = files.filter {
                $0.url.pathExtension == "storyboard" && $0.url.deletingPathExtension().lastPathComponent == name
            }
            func finding(_ message: String) -> Finding {
                Finding(.error, file: file.url.path, line: reference.line, message)
            }
            guard !others.isEmpty else {
                return finding(
                    "there is no storyboard \(name) in the app. Add it to the target, or delete the reference.")
            }
            // Problems in that file are reported for that file.
            guard others.allSatisfy({ $0.brokenLine == nil && $0.excess == nil }) else { return nil }
            if let identifier = reference.identifier {
                guard !others.contains(where: { $0.storyboardIdentifiers.contains(identifier) }) else { return nil }
                return finding("the storyboard \(name) has no controller with the identifier \(identifier).")
            }
            guard !others.contains(where: \.hasInitialController) else { return nil }
            return finding("the storyboard \(name) has no initial controller for this reference.")
        }
    }
}
