// Who imports this has all of FlowEngine, too.
@_exported import FlowEngine
