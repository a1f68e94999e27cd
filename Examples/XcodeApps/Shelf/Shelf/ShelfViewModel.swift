//
//  ShelfViewModel.swift
//  Shelf
//

import Catalogue
import Combine
import Foundation

final class ShelfViewModel {

    @Published var query = ""
    @Published var order = Library.Order.title
    @Published private(set) var rows: [Book] = []

    private let library: Library
    private var subscriptions = Set<AnyCancellable>()

    init(library: Library = Library()) {
        self.library = library
        Publishers.CombineLatest($query.removeDuplicates(), $order)
            .map { query, order in library.matching(query).sorted(by: order) }
            .sink { [weak self] in self?.rows = $0 }
            .store(in: &subscriptions)
    }

    var footer: AnyPublisher<String, Never> {
        $rows.map { $0.count == 1 ? "1 book" : "\($0.count) books" }.eraseToAnyPublisher()
    }

}
