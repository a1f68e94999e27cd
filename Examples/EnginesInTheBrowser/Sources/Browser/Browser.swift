/// A page doesn't run `main`. It calls the functions in Exports.swift.
@main struct Browser {
    static func main() {}
}
