import Foundation
import RuntimeSupport

/// What constraints and engines hold of a view or guide: it stands for it without keeping it alive.
///
/// A weak reference would do the same, but an object that was referred to weakly once counts its references several
/// times more slowly for good, and each look through one costs as much as a row of the solver.
@MainActor
package final class LayoutSubject {
    nonisolated(unsafe) private var reference = Unretained<AnyObject>()
    /// Whether it stands for a guide.
    let isGuide: Bool
    /// Where the engine has it that collected it last.
    var place = EnginePlace()

    init(_ view: UIView) {
        isGuide = false
        reference.object = view
    }

    init(_ guide: UILayoutGuide) {
        isGuide = true
        reference.object = guide
    }

    /// The view or guide, nil once it goes.
    var object: AnyObject? { reference.object }

    /// The view, if it stands for one.
    var view: UIView? { isGuide ? nil : reference.object.map { unsafeDowncast($0, to: UIView.self) } }

    /// The guide, if it stands for one.
    var guide: UILayoutGuide? { isGuide ? reference.object.map { unsafeDowncast($0, to: UILayoutGuide.self) } : nil }

    /// The view itself, or the guide's owner.
    var layoutView: UIView? { isGuide ? guide?.owner_ : view }

    /// The view or guide goes.
    nonisolated func clear() { reference.clear() }

    /// What stands for a view or guide already, if anything has asked for it.
    static func existing(for item: AnyObject) -> LayoutSubject? {
        if let view = item as? UIView { return view.autoLayout.subject }
        return (item as? UILayoutGuide)?.existingSubject
    }
}

/// An index in one engine of those there are.
struct EnginePlace {
    /// The engine's identifier, which no other engine ever has; -1 for none.
    var engine = -1
    var index = -1
}

extension UIView {
    /// What constraints hold of the view.
    package var layoutSubject: LayoutSubject {
        if let subject = autoLayout.subject { return subject }
        let subject = LayoutSubject(self)
        autoLayout.subject = subject
        return subject
    }
}
