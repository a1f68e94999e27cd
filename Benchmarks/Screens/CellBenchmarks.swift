import CollageTesting

/// Measures a list cell, with fonts if the build includes them.
@MainActor
struct CellBenchmarks {
    let count: Int

    var results: [Benchmark] {
        [
            Benchmark(name: "list cell: created, configured, laid out", unit: .microseconds) {
                let host = CellBenchmarks.host()
                return host.run {
                    Benchmark.nanoseconds(count, batch: 10) {
                        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
                        configure(cell, 1)
                        cell.layoutIfNeeded()
                    } / 1e3
                }
            },
            Benchmark(name: "list cell: configured and laid out", unit: .microseconds) {
                let host = CellBenchmarks.host()
                return host.run {
                    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
                    host.window.addSubview(cell)
                    var number = 0
                    return Benchmark.nanoseconds(count, batch: 20) {
                        number = 1 - number
                        configure(cell, number)
                        cell.layoutIfNeeded()
                    } / 1e3
                }
            },
            Benchmark(name: "list cell: new text and fitted", unit: .microseconds) {
                let host = CellBenchmarks.host()
                return host.run {
                    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
                    host.window.addSubview(cell)
                    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
                    attributes.size = CGSize(width: 390, height: 44)
                    var number = 0
                    return Benchmark.nanoseconds(count, batch: 10) {
                        number += 1
                        configure(cell, number)
                        _ = cell.preferredLayoutAttributesFitting(attributes)
                    } / 1e3
                }
            },
        ]
    }

    private static func host() -> TestHost {
        TestHost(size: CGSize(width: 390, height: 844), scale: 3, text: .fonts)
    }

    private func configure(_ cell: UICollectionViewListCell, _ number: Int) {
        var content = cell.defaultContentConfiguration()
        content.text = "Row number \(number)"
        content.secondaryText = "What there is to be said"
        cell.contentConfiguration = content
    }
}
