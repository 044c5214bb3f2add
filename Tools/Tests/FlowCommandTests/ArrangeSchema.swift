import FlowEngine

@testable import flow

/// The JSON Schema of the input of `flow arrange`, from the keys that it reads.
enum ArrangeSchema {
    static var text: String { root.text() + "\n" }

    private static var root: OrderedJSON {
        [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "What flow arrange reads",
            "description": "A case, or an array of cases. A length above 4294967296 counts as that.",
            "oneOf": [reference("case"), ["type": "array", "items": reference("case")]],
            "$defs": [
                "case": object(
                    "Items of known sizes, and how they are arranged in lines. All lengths are in points.",
                    ArrangeCase.keys,
                    ["allOf": [.object(noBaselinesInColumns), .object(noOverflowWithoutLimit)]]),
                "scaling": object("How lines are scaled.", FlowScaling.keys),
                "size": object("The size of an overflow item.", FlowItem.overflowKeys),
                "item": object("An item.", ArrangeItem.keys, ["oneOf": [sized, pictured]]),
            ],
        ]
    }

    private static func reference(_ definition: String) -> OrderedJSON {
        ["$ref": OrderedJSON.string("#/$defs/\(definition)")]
    }

    private static func object<Owner>(
        _ description: String, _ keys: [Key<Owner>], _ rules: OrderedJSON = [:]
    ) -> OrderedJSON {
        let required = keys.filter { $0.usual == nil }.map { OrderedJSON.string($0.name) }
        let members: OrderedJSON = [
            "description": OrderedJSON.string(description), "type": "object",
            "properties": .object(keys.map { (key: $0.name, value: property($0)) }),
        ]
        return members + (required.isEmpty ? [:] : ["required": .list(required)]) + rules
            + ["additionalProperties": false]
    }

    // MARK: Values

    private static let most = OrderedJSON.plain("1.7976931348623157e308")

    private static func property<Owner>(_ key: Key<Owner>) -> OrderedJSON {
        let description: OrderedJSON = [
            "description": OrderedJSON.string(key.help.mappingCode { $0 })
        ]
        return description + values(of: key) + (key.usual.map { ["default": .plain($0)] } ?? [:])
    }

    private static func values<Owner>(of key: Key<Owner>) -> OrderedJSON {
        func type(_ name: String) -> OrderedJSON {
            let name = OrderedJSON.string(name)
            return ["type": key.usual == nil ? name : [name, "null"]]
        }
        switch key.values {
        case .names(let names, let css):
            return ["enum": .list((names + css.keys.sorted()).map(OrderedJSON.string) + [nil])]
        case .number: return type("number") + ["minimum": .plain("-1.7976931348623157e308"), "maximum": most]
        case .length: return type("number") + ["minimum": 0, "maximum": most]
        case .count: return type("integer") + ["minimum": 1, "maximum": most]
        case .flag: return type("boolean")
        case .others: return others[key.name] ?? [:]
        }
    }

    private static let others: [String: OrderedJSON] = [
        "columns": [
            "oneOf": [
                ["enum": ["natural", "uniform", nil]], ["type": "integer", "minimum": 1, "maximum": most],
                [
                    "type": "object",
                    "properties": [
                        "minLength": ["type": "number", "minimum": 0, "maximum": most],
                        "maxLength": ["type": ["number", "null"], "minimum": 0, "maximum": most],
                    ],
                    "required": ["minLength"], "additionalProperties": false,
                ],
            ]
        ],
        "scaling": ["oneOf": [reference("scaling"), ["type": "null"]]],
        "overflow": [
            "oneOf": [
                reference("size"), ["type": "array", "items": reference("size"), "minItems": 1],
                ["type": "null"],
            ]
        ],
        "items": ["type": "array", "items": reference("item")],
        "picture": ["type": ["string", "null"]],
    ]

    // MARK: Keys that depend on one another

    private static var noBaselinesInColumns: [(key: String, value: OrderedJSON)] {
        func names(_ option: FlowItemAlignment) -> [String] {
            ["\(option)"] + FlowItemAlignment.cssNames.filter { $0.value == option }.map(\.key).sorted()
        }
        let baselines = FlowItemAlignment.allCases.filter(\.isTextBaseline).flatMap(names)
        let noBaseline: OrderedJSON = ["not": ["enum": .list(baselines.map(OrderedJSON.string))]]
        return [
            ("if", ["properties": ["axis": ["enum": ["vertical", "column"]]], "required": ["axis"]]),
            (
                "then",
                [
                    "properties": [
                        "itemAlignment": noBaseline,
                        "items": ["items": ["properties": ["alignment": noBaseline]]],
                    ]
                ]
            ),
        ]
    }

    private static var noOverflowWithoutLimit: [(key: String, value: OrderedJSON)] {
        [
            ("if", ["properties": ["overflow": ["type": ["object", "array"]]], "required": ["overflow"]]),
            ("then", ["anyOf": [given("maxLines"), given("maxItems")]]),
        ]
    }

    private static func given(_ count: String) -> OrderedJSON {
        let isNumber: OrderedJSON = ["type": "integer"]
        return ["properties": .object([(count, isNumber)]), "required": .list([.string(count)])]
    }

    private static var sized: OrderedJSON {
        [
            "properties": [
                "width": ["type": "number"], "height": ["type": "number"], "picture": ["type": "null"],
            ],
            "required": ["width", "height"],
        ]
    }

    private static var pictured: OrderedJSON {
        [
            "properties": [
                "width": ["type": "null"], "height": ["type": "null"], "picture": ["type": "string"],
            ],
            "required": ["picture"],
        ]
    }
}
