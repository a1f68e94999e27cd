import Foundation

// `Scripts/fuzz` calls this program: the name of a target, and then the arguments of libFuzzer.

/// The name that libFuzzer gives to its driver, for programs with their own `main`.
@_silgen_name("LLVMFuzzerRunDriver")
func runDriver(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

guard CommandLine.argc > 1, let target = FuzzTarget.named(CommandLine.arguments[1]) else {
    for target in FuzzTarget.all { print(target.name) }
    exit(CommandLine.argc > 1 ? 64 : 0)
}
FuzzTarget.current = target

// libFuzzer expects its own arguments after the name of the program.
var count = CommandLine.argc - 1
var arguments = CommandLine.unsafeArgv + 1
exit(
    runDriver(&count, &arguments) { bytes, length in
        let input = Data(UnsafeBufferPointer(start: bytes, count: length))
        MainActor.assumeIsolated { FuzzTarget.current?.run(input) }
        return 0
    })
