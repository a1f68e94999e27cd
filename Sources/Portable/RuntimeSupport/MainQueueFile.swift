/// The file that Dispatch makes readable when blocks wait on the main queue; negative if the main thread is one of Dispatch's.
/// Foundation's main loop waits for the same file.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
package func mainQueueFile() -> CInt
