import Foundation
import RuntimeSupport

/// A reference from constraints and engines to a view or guide, which doesn't keep it alive.
///
/// A weak reference has the same effect, but permanently makes the reference counting of its object several times
/// slower, and reading it is as slow as one row of the solver.
@MainActor
package final class LayoutSubject {
    @exclusivity(unchecked)
    nonisolated(unsafe) private var reference = Unretained<AnyObject>()
    /// A Boolean value that indicates whether the item is a guide.
    let isGuide: Bool
    /// The position in the engine that collected the item most recently.
    @exclusivity(unchecked)
    var place = EngineIndex()

    init(_ view: UIView) {
        isGuide = false
        reference.object = view
    }

    init(_ guide: UILayoutGuide) {
        isGuide = true
        reference.object = guide
    }

    /// The view or guide, or `nil` if it was deallocated.
    var object: AnyObject? { reference.object }

    // A closure of the main actor that is passed to `Optional.map` checks the actor, which takes longer than a cast.

    /// The view, or `nil` if the item is a guide.
    var view: UIView? {
        guard !isGuide, let object = reference.object else { return nil }
        return unsafeDowncast(object, to: UIView.self)
    }

    /// The guide, or `nil` if the item is a view.
    var guide: UILayoutGuide? {
        guard isGuide, let object = reference.object else { return nil }
        return unsafeDowncast(object, to: UILayoutGuide.self)
    }

    /// The view itself, or the guide's owner.
    var layoutView: UIView? { isGuide ? guide?.owner_ : view }

    /// Called when the view or guide is deallocated.
    nonisolated func clear() { reference.clear() }

    /// Returns the existing subject of a view or guide, or `nil` if it hasn't been needed yet.
    static func existing(for item: AnyObject) -> LayoutSubject? {
        if let view = item as? UIView { return view.autoLayout.subject }
        return (item as? UILayoutGuide)?.existingSubject
    }
}

/// An index in an engine.
struct EngineIndex {
    /// The unique identifier of the engine, or -1 for none.
    var engine = -1
    var index = -1
}

extension UIView {
    /// The subject of the view, for constraints.
    package var layoutSubject: LayoutSubject {
        if let subject = autoLayout.subject { return subject }
        let subject = LayoutSubject(self)
        autoLayout.subject = subject
        autoLayoutDidChangeDirectLayout()
        return subject
    }
}
