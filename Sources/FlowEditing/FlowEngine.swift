// Whoever imports FlowEditing has all of FlowEngine, too.
@_exported import FlowEngine
