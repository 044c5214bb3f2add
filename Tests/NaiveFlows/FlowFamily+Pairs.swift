import FlowEngine

extension FlowFamily {
    /// Any two options with any of their values: one that a shortcut ignores, or that another one breaks, is found
    /// here. Most shortcuts are for items that have nothing but sizes.
    static let pairs = FlowFamily(
        "pairs of options",
        of: [
            FlowItem(width: 1, height: 3), FlowItem(width: 4, height: 1),
            FlowItem(width: 2, height: 2, firstBaseline: 1),
            FlowItem(width: 2, height: 2, traits: FlowItemTraits(grow: 1, shrink: 1, alignment: .bottom)),
        ],
        upTo: 4,
        in: pairedOptions.flatMap { options in
            [
                Setting(available: 9, across: nil, options: options),
                Setting(available: 9, across: 30, options: options),
                Setting(available: nil, across: nil, options: options),
            ]
        })

    /// Each trait with each of its values among items without, under each option.
    static let singleTraits = FlowFamily(
        "traits",
        of: [FlowItem(width: 4, height: 1), FlowItem(width: 2, height: 3, firstBaseline: 1)]
            + itemsWithATrait,
        upTo: 3,
        in: FlowOptions.choices.flatMap { choice in
            choice.values.map { set in
                var setting = Setting(available: 9)
                set(&setting.options)
                return setting
            }
        })

    /// An item with each value of each trait that is not the default.
    static var itemsWithATrait: [FlowItem] {
        FlowItemTraits.choices.flatMap { choice in
            choice.values.dropFirst().map { set in
                var item = FlowItem(width: 2, height: 2)
                set(&item.traits)
                return item
            }
        }
    }

    private static var pairedOptions: [FlowOptions] {
        let choices = FlowOptions.choices
        return choices.indices.flatMap { index in
            choices[(index + 1)...].flatMap { other in
                choices[index].values.flatMap { set in
                    other.values.map { setOther in
                        var options = Setting().options
                        set(&options)
                        setOther(&options)
                        return options
                    }
                }
            }
        }
    }
}
