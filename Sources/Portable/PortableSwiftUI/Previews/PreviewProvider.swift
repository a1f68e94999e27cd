/// A type that shows views while they are being written.
@preconcurrency @MainActor
public protocol PreviewProvider {
    /// The type of ``previews``, which the compiler finds out.
    associatedtype Previews: View

    /// The views.
    @ViewBuilder static var previews: Previews { get }
}
