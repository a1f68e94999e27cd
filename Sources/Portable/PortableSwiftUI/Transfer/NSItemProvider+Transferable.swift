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

    /// Adds the data of an item. Both are created when the data is loaded.
    func register<Item: Sendable>(
        _ type: UTType, of item: @escaping _ItemSource<Item>, _ data: @escaping @Sendable (Item) throws -> Data
    ) {
        // Providers load data on the main actor.
        register(type) { try data(MainActor.assumeIsolated { try item() }) }
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
            // An app's load handler may call its completion handler several times.
            let waiting = LockedValue<CheckedContinuation<Data?, any Error>?>(continuation)
            _ = loadDataRepresentation(forTypeIdentifier: type.identifier) { data, error in
                let continuation = waiting.withLock { waiting in
                    defer { waiting = nil }
                    return waiting
                }
                if let data {
                    continuation?.resume(returning: data)
                } else {
                    continuation?.resume(throwing: error ?? CocoaError(.fileReadUnknown))
                }
            }
        }
    }

    /// Returns the name of a temporary file with data of a type: the suggested name, without folders.
    func filename(for type: UTType) -> String {
        let name = (suggestedName ?? "").replacingOccurrences(of: "/", with: ":")
        let stem = ["", ".", ".."].contains(name) ? "File" : name
        let suffix =
            registeredTypeIdentifiers.lazy.compactMap { UTType($0) }
            .first { $0.conforms(to: type) }?.preferredFilenameExtension ?? type.preferredFilenameExtension
        guard let suffix, (stem as NSString).pathExtension.lowercased() != suffix else { return stem }
        return "\(stem).\(suffix)"
    }

    /// Adds the representations of a value, which is created when one of them is loaded.
    public func register<T: Transferable>(_ transferable: @autoclosure @escaping () -> T) {
        nonisolated(unsafe) let transferable = transferable
        T.register({ transferable() }, in: self)
    }

    /// Loads a value of a type from the data, and passes it or an error to the completion handler on the main actor.
    ///
    /// - Returns: The progress, which has one unit.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        Task {
            do {
                guard let value = try await T.load(from: self) else { throw CocoaError(.fileReadUnknown) }
                completionHandler(.success(value))
            } catch {
                completionHandler(.failure(error))
            }
            progress.completedUnitCount = 1
        }
        return progress
    }
}
