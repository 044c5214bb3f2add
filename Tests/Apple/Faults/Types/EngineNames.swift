import FlowLayouts

// The values of modifiers are there. What only the engine's users need has to be imported, so Xcode does not suggest it.
let sizing = FlowSizing.fill
let columns = FlowColumns.adaptive(minimum: 80)
let item = FlowItem(width: 10, height: 10)
// expected-error@-1 {{cannot find 'FlowItem' in scope}}
let options = FlowOptions()
// expected-error@-1 {{cannot find 'FlowOptions' in scope}}
