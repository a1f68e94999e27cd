// SwiftPM builds a module of C only if it contains a source.
#include "SQLite3.h"
