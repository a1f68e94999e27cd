import Foundation
import PortableUIKit

extension NSItemProvider {
    /// Adds data of a type, which is created when it's loaded.
    func register(_ type: UTType, _ data: @escaping @Sendable () throws -> Data) {
        registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { completion in
            do { completion(try data(), nil) } catch { completion(nil, error) }
            return nil
        }
    }

    /// Adds data of a type, which is created when it's loaded, and arrives later.
    func register(_ type: UTType, _ data: @escaping @Sendable () async throws -> Data) {
        registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { completion in
            Task {
                do { completion(try await data(), nil) } catch { completion(nil, error) }
            }
            return nil
        }
    }

    /// Returns whether there's data of a type, or of a type that conforms to it.
    func hasData(of type: UTType) -> Bool { hasItemConformingToTypeIdentifier(type.identifier) }

    /// Returns the data of a type, or `nil` if there's none.
    ///
    /// - Throws: The error of the provider.
    func data(of type: UTType) async throws -> Data? {
        guard hasData(of: type) else { return nil }
        return try await withCheckedThrowingContinuation { continuation in
            _ = loadDataRepresentation(forTypeIdentifier: type.identifier) { data, error in
                if let data { return continuation.resume(returning: data) }
                continuation.resume(throwing: error ?? CocoaError(.fileReadUnknown))
            }
        }
    }

    /// Adds the representations of a value.
    public func register<T: Transferable>(_ transferable: @autoclosure @escaping () -> T) {
        transferable().register(in: self)
    }

    /// Loads a value of a type from the data, and passes it or an error to the completion handler on the main actor.
    ///
    /// - Returns: The progress, which isn't updated.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        Task {
            do {
                guard let value = try await T.load(from: self) else { throw CocoaError(.fileReadUnknown) }
                completionHandler(.success(value))
            } catch {
                completionHandler(.failure(error))
            }
        }
        return Progress(totalUnitCount: 1)
    }
}
