/// A page has no beginning of its own: it calls what Exports.swift has.
@main struct Browser {
    static func main() {}
}
