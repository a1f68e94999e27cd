/// `NSLocale.isoCountryCodes`, which on Apple platforms contains only countries and territories. On Linux, Foundation's
/// property also contains continents and unions, such as "150" and "EU". Therefore, modules get their own property, which
/// the compiler prefers.
struct CountryCodes {
    let module: SourceModule

    func write(to file: Int, in edits: inout FileEdits) {
        guard module.firstFileWithCountryCodes == file else { return }
        edits.additions.append(
            """
            extension NSLocale {
                static var isoCountryCodes: [String] {
                    Locale.Region.isoRegions(ofCategory: .territory).map(\\.identifier).sorted()
                }
            }
            """)
    }
}

extension SourceModule {
    /// Returns the first file that may use the property, or `nil` if there's no such file.
    static func firstFileWithCountryCodes(in files: [SourceText]) -> Int? {
        files.firstIndex { $0.mentions("isoCountryCodes") }
    }
}
