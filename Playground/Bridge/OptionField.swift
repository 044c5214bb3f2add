// Written from the command's table of options, as Documentation/adding-an-option.md says.

import FlowEngine

/// The numbers that options consist of, after those of the flow that are no options. NaN is the default.
enum OptionField: Int, CaseIterable {
    case available, across, maxLines, maxItems, hidesOverflow, isExpanded
    case minThickness, maxThickness, minColumnLength, maxColumnLength
    case axis
    case itemSpacing
    case lineSpacing
    case lineAlignment
    case itemAlignment
    case columns
    case direction
    case sizing
    case distribution
    case lastLine
    case lineDistribution
    case equalizesLines
    case scaling
    case lineBreaking
    case wrapping
    case maxItemsPerLine
    case minLines
    case itemSeparator
    case lineSeparator
    case reversesItems
    case reversesLines
}

extension FlowOptions {
    init(_ numbers: Numbers) {
        self.init()
        axis = numbers.choice(.axis)
        itemSpacing = numbers.number(.itemSpacing) ?? itemSpacing
        lineSpacing = numbers.number(.lineSpacing) ?? lineSpacing
        lineAlignment = numbers.choice(.lineAlignment)
        itemAlignment = numbers.choice(.itemAlignment)
        columns = numbers.columns
        direction = numbers.choice(.direction)
        sizing = numbers.choice(.sizing)
        distribution = numbers.choice(.distribution)
        lastLine = numbers.choice(.lastLine)
        lineDistribution = numbers.choice(.lineDistribution)
        equalizesLines = numbers.isOn(.equalizesLines)
        scaling = numbers.scaling
        lineBreaking = numbers.choice(.lineBreaking)
        wrapping = numbers.choice(.wrapping)
        maxItemsPerLine = numbers.count(.maxItemsPerLine) ?? maxItemsPerLine
        minLines = numbers.count(.minLines) ?? minLines
        itemSeparator = numbers.number(.itemSeparator) ?? itemSeparator
        lineSeparator = numbers.number(.lineSeparator) ?? lineSeparator
        reversesItems = numbers.isOn(.reversesItems)
        reversesLines = numbers.isOn(.reversesLines)
    }
}
