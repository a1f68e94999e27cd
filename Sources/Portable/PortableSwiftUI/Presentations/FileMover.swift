import Foundation
import PortableUIKit

extension View {
    /// Moves a file.
    ///
    /// Differs from SwiftUI: there's no app with files, so the presentation ends immediately.
    public nonisolated func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(UnavailableFiles(isPresented: isPresented, onCancellation: {}))
    }

    /// Moves a file.
    ///
    /// Differs from SwiftUI: there's no app with files, so the presentation ends immediately.
    public nonisolated func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(UnavailableFiles(isPresented: isPresented, onCancellation: onCancellation))
    }
}
