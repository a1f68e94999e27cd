import Foundation
import PortableUIKit

extension View {
    /// Lets the user move a file to another folder while a condition is `true`.
    ///
    /// Differs from SwiftUI: only folders in the app's documents folder are available.
    public nonisolated func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(
            FilePresentation(
                isPresented: isPresented, task: .moving(file), onCompletion: { onCompletion($0.map { $0[0] }) }))
    }

    /// Lets the user move a file to another folder while a condition is `true`.
    ///
    /// Differs from SwiftUI: only folders in the app's documents folder are available.
    public nonisolated func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(
            FilePresentation(
                isPresented: isPresented, task: .moving(file), onCompletion: { onCompletion($0.map { $0[0] }) },
                onCancellation: onCancellation))
    }
}
