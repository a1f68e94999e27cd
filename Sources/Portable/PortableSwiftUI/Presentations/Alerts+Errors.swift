import Foundation
import PortableUIKit

extension View {
    /// Presents an alert for an error while a condition is `true` and there's an error. The title is the error's
    /// description.
    public nonisolated func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(
            error.alertTitle, isPresented: isPresented.ifPresent(error), actions: actions, message: { EmptyView() })
    }

    /// Presents an alert with a message for an error while a condition is `true` and there's an error. The title is the
    /// error's description.
    public nonisolated func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        let shown = error.map { (actions($0), message($0)) }
        return alert(
            error.alertTitle, isPresented: isPresented.ifPresent(error), actions: { shown?.0 }, message: { shown?.1 })
    }

    /// Presents an alert for data while a condition is `true` and the data isn't `nil`.
    public nonisolated func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        let shown = data.map(actions)
        return alert(title, isPresented: isPresented.ifPresent(data)) { shown }
    }

    /// Presents an alert with a message for data while a condition is `true` and the data isn't `nil`.
    public nonisolated func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        let shown = data.map { (actions($0), message($0)) }
        return alert(title, isPresented: isPresented.ifPresent(data), actions: { shown?.0 }, message: { shown?.1 })
    }

    /// Presents an alert for data while a condition is `true` and the data isn't `nil`.
    public nonisolated func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Presents an alert with a message for data while a condition is `true` and the data isn't `nil`.
    public nonisolated func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Presents an alert for data, whose title isn't localized, while a condition is `true` and the data isn't `nil`.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Presents an alert with a message for data while a condition is `true` and the data isn't `nil`. The title isn't
    /// localized.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }
}

extension Optional where Wrapped: LocalizedError {
    fileprivate var alertTitle: Text { Text(verbatim: self?.errorDescription ?? self?.localizedDescription ?? "") }
}

extension Binding where Value == Bool {
    /// Returns the condition, which also requires data.
    nonisolated func ifPresent<T>(_ data: T?) -> Binding<Bool> {
        let hasData = data != nil
        return Binding {
            wrappedValue && hasData
        } set: {
            wrappedValue = $0
        }
    }
}
