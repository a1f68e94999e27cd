import Foundation

/// An undocumented property of Swift's runtime that this module relies on, with a test that takes microseconds.
package struct RuntimeAssumption: Sendable {
    /// The property, as a sentence without a period.
    let statement: String
    let holds: @Sendable () -> Bool

    /// Tests all assumptions once per process. If one doesn't hold, ends the process with a message that names the
    /// toolchain.
    package static func verify() { _ = verified }

    private static let verified: Void = verify(all)

    static func verify(_ assumptions: [RuntimeAssumption]) {
        let broken = assumptions.filter { !$0.holds() }.map(\.statement)
        guard !broken.isEmpty else { return }
        fatalError(
            "Collage relies on properties of Swift's runtime that don't hold with Swift \(_SwiftStdlibVersion.current): "
                + "\(broken.joined(separator: "; ")). Use a toolchain that the README names, or adapt RuntimeSupport.")
    }

    static let all = [
        RuntimeAssumption(statement: "the metadata of a structure has its stored properties and their offsets") {
            let fields = TypeMetadata(RuntimeSample.self).storedProperties
            return fields.map(\.offset) == [0, MemoryLayout<RuntimeSample>.offset(of: \.number)]
                && fields.map { ObjectIdentifier($0.type) } == [
                    ObjectIdentifier(Bool.self), ObjectIdentifier(Double.self),
                ]
        },
        RuntimeAssumption(statement: "the metadata of a tuple has its elements and their offsets") {
            let fields = TypeMetadata((Bool, Double).self).elements
            return fields.map(\.offset) == [0, 8]
                && fields.map { ObjectIdentifier($0.type) } == [
                    ObjectIdentifier(Bool.self), ObjectIdentifier(Double.self),
                ]
        },
        RuntimeAssumption(statement: "an existential type has the descriptor of its protocol") {
            let descriptor = TypeMetadata((any Marker).self).protocolDescriptor
            return descriptor != nil && descriptor != TypeMetadata((any UnrelatedProtocol).self).protocolDescriptor
                && TypeMetadata(RuntimeSample.self).protocolDescriptor == nil
        },
        RuntimeAssumption(statement: "a type is found by its mangled name") {
            MangledNames.name(of: RuntimeSample.self).flatMap(MangledNames.type(named:)) == RuntimeSample.self
        },
        RuntimeAssumption(statement: "the runtime reports that an object is being deallocated") {
            var answers: [Bool] = []
            do {
                let object = Deallocated { answers.append($0) }
                answers.append(isDeallocating(Unmanaged.passUnretained(object).toOpaque()))
            }
            return answers == [false, true]
        },
        RuntimeAssumption(statement: "a static function can be called for a convenience initializer") {
            let subclass: Initialized.Type = Subclass.self
            let object = subclass.callInitializer("text")
            return type(of: object) == Subclass.self && object.text == "text of an heir"
        },
        RuntimeAssumption(statement: "an object begins with its class") {
            let object = makeInitialized("text")
            changeClass(of: object, to: ReplacementClass.self)
            return object is ReplacementClass && object.length == -1 && object.text == "text"
        },
        RuntimeAssumption(statement: "functions of the main actor are represented like functions of no actor") {
            onAnyThread(20, increment) == 21
        },
        RuntimeAssumption(statement: "the current locale is an object that stores its identifier") {
            ProcessLocale.isReplaceable
        },
        RuntimeAssumption(statement: "Dispatch's file for the main queue can be polled") {
            // If Dispatch created the main thread, there's no such file. Its number is then negative, which `poll`
            // allows.
            var file = pollfd(fd: mainQueueFile(), events: Int16(POLLIN), revents: 0)
            return poll(&file, 1, 0) >= 0 && file.revents & Int16(POLLNVAL) == 0
        },
    ]
}

private protocol Marker {}
private protocol UnrelatedProtocol {}

/// It isn't private, because private types can't be found by name.
struct RuntimeSample {
    var flag = false
    var number = 0.0
}

/// An object that reports from `deinit` whether it is being deallocated.
private final class Deallocated {
    private let report: (Bool) -> Void

    init(_ report: @escaping (Bool) -> Void) { self.report = report }

    deinit { report(isDeallocating(Unmanaged.passUnretained(self).toOpaque())) }
}

/// A class whose instances are created from its metatype in the same way as UIKit's classes.
private class Initialized {
    let text: String

    init(_ text: String) { self.text = text }

    var length: Int { text.count }
}

/// Creates an object. The function isn't inlined, because the optimizer would otherwise know the object's class and
/// omit the test of it.
@inline(never) @_optimize(none)
private func makeInitialized(_ text: String) -> Initialized { Initialized(text) }

/// A class that an object is changed to after its creation.
private final class ReplacementClass: Initialized {
    override var length: Int { -1 }
}

private final class Subclass: Initialized {
    override init(_ text: String) { super.init("\(text) of an heir") }
}

extension Initialized {
    @_silgen_name("collage_Initialized_make")
    convenience init(dynamicText text: String) { self.init(text) }

    @_silgen_name("collage_Initialized_make")
    static func callInitializer(_ text: consuming String) -> Initialized
}

@MainActor
private func increment(_ number: Int) -> Int { number + 1 }
