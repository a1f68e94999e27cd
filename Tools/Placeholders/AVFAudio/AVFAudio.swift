/// The audio part of AV Foundation, which is in the placeholder for the whole framework.
@_exported import AVFoundation
